"""The public declarations of the package's libraries, as the compiler tells them."""
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources"


def swift(*arguments):
    return subprocess.run(["swift", *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


def modules_folder():
    """The folder that MODULES in the environment names, or that of a build, which is made first."""
    if "MODULES" in os.environ:
        return Path(os.environ["MODULES"]).resolve()
    subprocess.run(["swift", "build", "--package-path", str(ROOT)], check=True, stdout=sys.stderr)
    return Path(swift("build", "--package-path", str(ROOT), "--show-bin-path").strip()) / "Modules"


def symbol_graphs(names, modules):
    """The symbol graphs of modules: one of a module's own types, and one for each module that it extends."""
    triple = json.loads(swift("-print-target-info"))["target"]["triple"]
    maps = [modules.parent / "CPNG.build" / "module.modulemap", SOURCES / "CSDL2" / "module.modulemap"]

    def extract(name, output):
        swift(
            "symbolgraph-extract", "-module-name", name, "-I", str(modules), "-target", triple, "-output-dir", output,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
            "-skip-protocol-implementations", *(part for map in maps for part in ("-Xcc", f"-fmodule-map-file={map}")),
        )  # fmt: skip

    with tempfile.TemporaryDirectory() as work, ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda name: extract(name, work), names))
        return [json.loads(file.read_text()) for file in sorted(Path(work).glob("*.symbols.json"))]
