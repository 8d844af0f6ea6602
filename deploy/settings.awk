# Prints /settings.js: each VITE_… variable of the environment as a string (config/settings.ts reads them).
BEGIN {
  for (i = 1; i < 32; i++) escaped[sprintf("%c", i)] = sprintf("\\u%04x", i)
  escaped["\177"] = "\\u007f"
  escaped["\""] = "\\\""
  escaped["\\"] = "\\\\"
  escaped["<"] = "\\u003c"

  count = 0
  for (name in ENVIRON) if (name ~ /^VITE_[A-Z0-9_]+$/) names[++count] = name
  for (i = 2; i <= count; i++) {
    moved = names[i]
    for (j = i - 1; j > 0 && names[j] > moved; j--) names[j + 1] = names[j]
    names[j + 1] = moved
  }
  print "globalThis.kontorSettings = {"
  for (i = 1; i <= count; i++) print "  " names[i] ": \"" quoted(ENVIRON[names[i]]) "\","
  print "};"
}

function quoted(value,    result, position, character) {
  result = ""
  for (position = 1; position <= length(value); position++) {
    character = substr(value, position, 1)
    result = result ((character in escaped) ? escaped[character] : character)
  }
  return result
}
