"""The small changes that Scripts/mutate plants: where each can stand in a source file, and how it is spelled behind its switch.

A change leaves the line breaks as they are, so that the compiler's errors name the lines of the original.
"""
import re
from collections import namedtuple

# A place in a file, what stands there instead, as a reader sees it, and the same behind a switch: a function from the
# mutant's number to pieces of text with their own places.
Mutant = namedtuple("Mutant", "path start end replacement edits")
Edit = namedtuple("Edit", "start end text")

# What stands instead of each operator; those of OPERATOR have a space on either side, which generics and prefixes have not.
OPERATORS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=",
    "..<": "...", "...": "..<",
}
OPERATOR = re.compile(
    r"(?<=\s)(?<!func )(?:<=|>=|===?|!==?|&&|\|\||\+=|-=|\*=|/=|[<>+\-*/%])(?=\s)|(?<=[\w)])(?:\.\.<|\.\.\.)(?=[\w(])")
# What stands before the == of a generic constraint.
TYPE_CONSTRAINT = re.compile(r"\bwhere [A-Z][\w.]* \Z")
TRUTH = re.compile(r"\b(?:true|false)\b")
EXTREME = re.compile(r"(?<![\w.])(?:min|max)\((?!\))")
NUMBER = re.compile(r"(?<![\w.$#])(\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)(?![\w.]*\w)")
NEGATION = re.compile(r"(?<=[\s(])!(?=[\w(])")
STATEMENT = re.compile(
    r"^[ ]+(?:if [^\n]*\{ [^\n{}]* \}|[\w.\[\]]+ [-+*/]?= [^\n]+|(?!\w+\(set\))[a-z][\w.]*\([^\n]*\))$", re.MULTILINE)
# A comment, or a string of any kind.
TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:.|\n)*?"""#*|#*"(?:\\.|[^"\\\n])*"#*', re.DOTALL)

# Swift's declarations of an operator with a switch, by the operators that they serve: the precedence, then the functions.
DECLARATIONS = {
    "< <= > >=": ("Comparison", ["<T: Comparable>(a: T, b: T) -> Bool { ON ? a NEW b : a OLD b }"]),
    "== !=": ("Comparison", [
        "<T: Equatable>(a: T, b: T) -> Bool { ON ? a NEW b : a OLD b }",
        "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool { ON ? a NEW b : a OLD b }"]),
    "=== !==": ("Comparison", ["(a: AnyObject?, b: AnyObject?) -> Bool { ON ? a NEW b : a OLD b }"]),
    "&&": ("LogicalConjunction", [
        "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { ON ? try a NEW b() : try a OLD b() }"]),
    "||": ("LogicalDisjunction", [
        "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { ON ? try a NEW b() : try a OLD b() }"]),
    "+ -": ("Addition", ["<T: AdditiveArithmetic>(a: T, b: T) -> T { ON ? a NEW b : a OLD b }"]),
    "* /": ("Multiplication", [
        "<T: FloatingPoint>(a: T, b: T) -> T { ON ? a NEW b : a OLD b }",
        "<T: BinaryInteger>(a: T, b: T) -> T { ON ? a NEW b : a OLD b }"]),
    "%": ("Multiplication", ["<T: BinaryInteger>(a: T, b: T) -> T { ON ? a NEW b : a OLD b }"]),
    "+= -=": ("Assignment", ["<T: AdditiveArithmetic>(a: inout T, b: T) { if ON { a NEW b } else { a OLD b } }"]),
    "*= /=": ("Assignment", [
        "<T: FloatingPoint>(a: inout T, b: T) { if ON { a NEW b } else { a OLD b } }",
        "<T: BinaryInteger>(a: inout T, b: T) { if ON { a NEW b } else { a OLD b } }"]),
    # Both of one type, which can be empty.
    "..<": ("RangeFormation", ["<T: BinaryInteger>(a: T, b: T) -> Range<T> { a..<(ON ? b + 1 : b) }"]),
    "...": ("RangeFormation", ["<T: BinaryInteger>(a: T, b: T) -> Range<T> { a..<(ON ? b : b + 1) }"]),
}


def switched(operator, number):
    """The operator's name with the mutant's number behind it, in Braille: an operator's name cannot have digits."""
    return operator + "".join(chr(0x2801 + int(digit)) for digit in str(number))


def declaration(operator, number):
    """The Swift declaration of an operator with a switch."""
    name = switched(operator, number)
    precedence, functions = next(value for key, value in DECLARATIONS.items() if operator in key.split())
    lines = [f"infix operator {name} : {precedence}Precedence"]
    for function in functions:
        body = function.replace("ON", f"Mutation.isOn({number})").replace("NEW", OPERATORS[operator])
        lines.append(f"public nonisolated func {name} {body.replace('OLD', operator)}")
    return "\n".join(lines)


def negation(number):
    name = switched("!", number)
    return f"prefix operator {name}\npublic nonisolated prefix func {name} (a: Bool) -> Bool {{ Mutation.isOn({number}) ? a : !a }}"


def blanked(source):
    """The source with its comments and strings as spaces, so that places stay the same."""
    return TEXT.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), source)


def other_number(text):
    digits = text.replace("_", "")
    if "." in digits or "e" in digits:
        return repr(float(digits) * 1.5) if float(digits) else "0.5"
    return str(int(digits) + 1)


def is_whole(line):
    return all(line.count(opening) == line.count(closing) for opening, closing in ("()", "[]", "{}"))


def mutants(path):
    """Every change that can be planted in a file."""
    code = blanked(path.read_text())

    def replaced(match, replacement, spelling):
        edits = lambda number: [Edit(*match.span(), spelling(number))]
        return Mutant(path, *match.span(), replacement, edits)

    def picked(match, other):
        return replaced(match, other, lambda number: f"Mutation.pick({number}, {match.group()}, {other})")

    for match in OPERATOR.finditer(code):
        if TYPE_CONSTRAINT.search(code, max(0, match.start() - 80), match.start()):
            continue
        yield replaced(match, OPERATORS[match.group()], lambda number, name=match.group(): switched(name, number))
    for match in TRUTH.finditer(code):
        yield picked(match, "false" if match.group() == "true" else "true")
    for match in EXTREME.finditer(code):
        other = "max(" if match.group() == "min(" else "min("
        yield replaced(match, other, lambda number, name=match.group(): f"Mutation.{name}{number}, ")
    for match in NUMBER.finditer(code):
        yield picked(match, other_number(match.group()))
    for match in NEGATION.finditer(code):
        yield replaced(match, "", lambda number: switched("!", number))
    for match in STATEMENT.finditer(code):
        rest = code[match.end():].lstrip()
        if is_whole(match.group()) and not rest.startswith((".", "?", ":", "&&", "||", "+", "-", "*")):
            start, end = match.span()
            yield Mutant(path, start, end, "", lambda number, start=start, end=end: [
                Edit(start, start, f"if Mutation.isOff({number}) {{"), Edit(end, end, " }")])


def planted(source, numbered):
    """A file's text with the mutants in it, given by their numbers."""
    edits = sorted(edit for number, mutant in numbered for edit in mutant.edits(number))
    for edit in reversed(edits):
        source = source[:edit.start] + edit.text + source[edit.end:]
    return source


def declarations(numbered):
    """The operators that the planted mutants are spelled with."""
    for number, mutant in numbered:
        original = mutant.path.read_text()[mutant.start:mutant.end]
        if original == "!":
            yield negation(number)
        elif original in OPERATORS:
            yield declaration(original, number)


def line_of(mutant):
    return mutant.path.read_text().count("\n", 0, mutant.start) + 1


def description(mutant, root):
    """Where a mutant is, and its line before and after."""
    source = mutant.path.read_text()
    begin = source.rfind("\n", 0, mutant.start) + 1
    end = source.find("\n", mutant.end)
    old, new = source[begin:end].strip(), source[begin:mutant.start] + mutant.replacement + source[mutant.end:end]
    return f"{mutant.path.relative_to(root)}:{line_of(mutant)}\n    - {old}\n    + {new.strip() or '(gone)'}"
