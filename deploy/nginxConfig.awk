# Prints nginx's configuration: the template with each @…@ replaced by the value of its variable. A value can only be what the
# checks below let through, so that it cannot add anything to the configuration.
BEGIN {
  host = "([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9]|\\[[0-9A-Fa-f:.]+\\])"
  origin = "^https?://" host "(:[0-9]+)?"
  path = "^/[^\"$\\@\001-\037\177]+$"
  split("de at ch", countries, " ")

  value["PORT"] = checked("PORT", "^[0-9]+$", "a port number")
  if (!isPort(value["PORT"])) fail("PORT has to be a port number from 1 to 65535")
  value["LISTEN_ADDRESS"] = checked("LISTEN_ADDRESS", "^([0-9.]+|\\[[0-9A-Fa-f:.]+\\])$", "an IP address (IPv6 in [ ])")
  value["ERROR_LOG_LEVEL"] = checked("ERROR_LOG_LEVEL", "^(debug|info|notice|warn|error|crit|alert|emerg)$", "a level such as alert or error")
  split("BUILD_FOLDER RUN_FOLDER ACCESS_LOG TRUSTED_CERTIFICATES", paths, " ")
  for (i in paths) value[paths[i]] = checked(paths[i], path, "an absolute path without quotes, $, @ and backslashes")
  value["USER"] = ENVIRON["RUN_AS"] == "" ? "# Keeps the user who started it." : "user " checked("RUN_AS", "^[a-z_][a-z0-9_-]*$", "the name of a user") ";"
  value["BROTLI_MODULE"] = "# No brotli module."
  value["BROTLI"] = "# No brotli module."
  if (ENVIRON["BROTLI_MODULE"] != "") {
    value["BROTLI_MODULE"] = "load_module " "\"" checked("BROTLI_MODULE", path, "an absolute path without quotes, $, @ and backslashes") "\";"
    value["BROTLI"] = "brotli_static on;"
  }
  value["ORIGINS"] = originsOfSettings()
  needsResolver = 0
  needsCertificates = 0
}

{ lines[++lineCount] = withUpstream($0) }

END {
  if (failed) exit 1
  value["RESOLVER"] = needsResolver ? "resolver " resolvers() " valid=30s;" : "# Every service has an IP address: nothing to resolve."
  value["VERIFICATION"] = needsCertificates ? "proxy_ssl_verify on;" : "# No service is reached by https."
  value["CERTIFICATES"] = needsCertificates ? "proxy_ssl_trusted_certificate \"" certificates() "\";" : ""
  for (i = 1; i <= lineCount; i++) print withValues(lines[i])
}

function fail(message) {
  print "kontor: " message "." > "/dev/stderr"
  failed = 1
  exit 1
}

function checked(name, pattern, meaning) {
  if (ENVIRON[name] !~ pattern) fail(name " has to be " meaning)
  return ENVIRON[name]
}

# Replaces "@upstream NAME path [country]@" by the address that NAME, else SERVICES_HOST with the path, gives.
function withUpstream(line,    token, parts, count) {
  if (!match(line, /@upstream [^@]*@/)) return line
  token = substr(line, RSTART + 1, RLENGTH - 2)
  count = split(token, parts, " ")
  return substr(line, 1, RSTART - 1) "\"" upstream(parts[2], parts[3], count > 3 ? parts[4] : "") "\"" substr(line, RSTART + RLENGTH)
}

function upstream(name, path, country,    address) {
  address = ENVIRON[name]
  if (address != "") return serviceAddress(name, address, country)
  address = ENVIRON["SERVICES_HOST"]
  if (address != "") return serviceAddress("SERVICES_HOST", address, "") (path == "/" ? "" : path)
  if (name != "SERVICES_HOST" && (country == "" || country == "de"))
    print "kontor: neither " name " nor SERVICES_HOST is set: requests to this service are answered with 502." > "/dev/stderr"
  return ""
}

function serviceAddress(name, address, country,    named, port) {
  if (country == "" && address ~ /\{country\}/) fail(name " has no {country}: it is one address for all countries")
  gsub(/\{country\}/, country, address)
  if (address !~ (origin "(/[A-Za-z0-9._~%+/-]*)?$"))
    fail(name " has to be an address such as https://service.example.com/path, without user, query and fragment")
  named = address
  sub(/^https?:\/\//, "", named)
  sub(/\/.*$/, "", named)
  port = named
  if (sub(/^.*:/, "", port) && port !~ /\]/ && !isPort(port)) fail(name " has to have a port number from 1 to 65535")
  sub(/:[0-9]+$/, "", named)
  if (named == "localhost") fail(name " names localhost, which nginx does not look up: use 127.0.0.1")
  if (named !~ /^[0-9.]+$/ && named !~ /^\[/) needsResolver = 1
  else if (address ~ /^https:/) fail(name " has https with an IP address: use the host name of the service's certificate")
  if (address ~ /^https:/) needsCertificates = 1
  sub(/\/+$/, "", address)
  return address
}

# The origins that the application may call beside its own: those of VITE_…_URL with an absolute address.
function originsOfSettings(    name, address, i, found, one, result) {
  for (name in ENVIRON) {
    if (name !~ /^VITE_[A-Z0-9_]+_UR[LI]$/) continue
    address = ENVIRON[name]
    if (address == "" || address ~ /^\/($|[^\/])/) continue
    for (i = 1; i <= 3; i++) {
      one = address
      gsub(/\{country\}/, countries[i], one)
      if (one !~ (origin "([/?][!-~]*)?$")) fail(name " has to be an address such as https://service.example.com/path, or a path of this server")
      match(one, origin)
      found[substr(one, 1, RLENGTH)] = 1
    }
  }
  result = ""
  for (one in found) result = result " " one
  return result
}

function isPort(text) {
  return text ~ /^[0-9]+$/ && text + 0 >= 1 && text + 0 <= 65535
}

# The address of a name server as nginx reads it, IPv6 in [ ]; empty where it is none.
function resolver(address,    port) {
  if (address ~ /^(\[.*\]|[0-9.]+):[0-9]+$/) {
    port = address
    sub(/^.*:/, "", port)
    if (!isPort(port)) return ""
    sub(/:[0-9]+$/, "", address)
    port = ":" port
  }
  if (address ~ /^[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+$/) return address port
  gsub(/^\[|\]$/, "", address)
  return address ~ /^[0-9A-Fa-f:.]+$/ && address ~ /:.*:/ && address !~ /::.*::/ ? "[" address "]" port : ""
}

function resolvers(    line, parts, result, count, i, one) {
  result = ""
  count = split(ENVIRON["RESOLVER"], parts, " ")
  if (count > 0) {
    for (i = 1; i <= count; i++) {
      one = resolver(parts[i])
      if (one == "") fail("RESOLVER has to be IP addresses of name servers, with blanks between them")
      result = result " " one
    }
    return substr(result, 2)
  }
  while ((getline line < "/etc/resolv.conf") > 0) {
    if (split(line, parts, " ") < 2 || parts[1] != "nameserver") continue
    one = resolver(parts[2])
    if (one != "") result = result " " one
  }
  if (result == "") fail("no name server: set RESOLVER to the IP address of one")
  return substr(result, 2)
}

function certificates(    line) {
  if ((getline line < ENVIRON["TRUSTED_CERTIFICATES"]) <= 0) fail("TRUSTED_CERTIFICATES names a file that cannot be read; a service with https needs it")
  return value["TRUSTED_CERTIFICATES"]
}

# No value contains @: none of the checks above lets one through.
function withValues(line,    name) {
  while (match(line, /@[A-Z_]+@/)) {
    name = substr(line, RSTART + 1, RLENGTH - 2)
    if (!(name in value)) fail("the template names " name ", which has no value")
    line = substr(line, 1, RSTART - 1) value[name] substr(line, RSTART + RLENGTH)
  }
  return line
}
