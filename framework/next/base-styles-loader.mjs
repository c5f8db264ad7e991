const BASE_STYLES = '@/app/base-styles'

/** Lets a page ask for the base styles before all else. It adds no line, so that places in errors stay true. */
export default function baseStylesLoader(source) {
  return `import '${BASE_STYLES}';${source}`
}
