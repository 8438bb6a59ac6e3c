# Has SwiftPM compile with Scripts/Support/swiftc. For scripts that build, which source this with $root set to the package's folder.

# SwiftPM looks beside the compiler for the toolchain's libraries; a launcher of toolchains does not lie beside them.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
# Where they are elsewhere the build is the usual one.
if [[ -n $resources && -e $resources/../libIndexStore.so ]]; then
  mkdir -p "$root/.build/toolchain/bin"
  ln -sfn "$(dirname "$resources")" "$root/.build/toolchain/lib"
  cp -p "$root/Scripts/Support/swiftc" "$root/.build/toolchain/bin"
  export SWIFT_EXEC=$root/.build/toolchain/bin/swiftc
fi
