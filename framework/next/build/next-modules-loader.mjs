import { readFile } from 'node:fs/promises'

/** Next's package holds its client twice, built from the same sources: as CommonJS and as ES modules. */
const COMMONJS = /([\\/]next[\\/]dist[\\/])/

/**
 * Replaces the CommonJS by the ES modules in the build: unused exports and the wrapping of each file are removed. Next
 * itself names the CommonJS for the browser. A file without an ES twin stays as it is.
 */
export default async function nextModulesLoader(source) {
  try {
    return await readFile(this.resourcePath.replace(COMMONJS, '$1esm/'), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return source
    throw error
  }
}
