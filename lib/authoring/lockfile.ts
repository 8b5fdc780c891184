/** The needed fields of an entry of `packages` in a lockfile. */
type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const systems = 'android|darwin|freebsd|linux|openharmony|win32';
const processors = 'arm64|arm|ia32|ppc64|riscv64|s390x|x64';
const binary = new RegExp(`[-/](?<os>${systems})-(?<cpu>${processors})(?:-(?<abi>[a-z]+))?$`);

/**
 * Adds an entry for each optional binary dependency that a lockfile refers to but does not contain. System, processor,
 * and C library are derived from the package name. The entries have no checksum: npm fetches it from the registry when
 * it installs the package.
 * @param json text of `package-lock.json`
 * @returns the completed text, and the names of added packages
 * @throws Error with the names of dependencies whose system is unknown
 */
export function completeLockfile(json: string): { text: string; added: string[] } {
  const lock = JSON.parse(json) as { packages: Record<string, LockedPackage> };
  const added: string[] = [];
  const unknown: string[] = [];
  for (const [name, { version, dev }] of missingOptional(lock.packages)) {
    const { os, cpu, abi = '' } = binary.exec(name)?.groups ?? {};
    if (os === undefined || cpu === undefined) {
      unknown.push(name);
      continue;
    }
    const libc = /^gnu/.test(abi) && os === 'linux' ? 'glibc' : /^musl/.test(abi) ? 'musl' : undefined;
    const entry = { version, cpu: [cpu], ...(dev ? { dev } : {}), ...(libc ? { libc: [libc] } : {}), optional: true, os: [os] };
    lock.packages[`node_modules/${name}`] = entry;
    added.push(name);
  }
  if (unknown.length > 0) throw new Error(`package-lock.json: add entries by hand for ${unknown.join(', ')}`);
  const packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { text: `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`, added };
}

/** Returns optional dependencies without an entry: name → required version. Their binaries depend on the system. */
function missingOptional(packages: Record<string, LockedPackage>): Map<string, { version: string; dev?: boolean }> {
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const missing = new Map<string, { version: string; dev?: boolean }>();
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!names.has(name)) missing.set(name, { version: version.replace(/^[\^~]/, ''), dev });
    }
  }
  return missing;
}
