const BASE_STYLES = '@/app/base-styles'

/** Makes a page import the base styles before all else. It adds no line, so that line numbers in errors stay right. */
export default function baseStylesLoader(source) {
  return `import '${BASE_STYLES}';${source}`
}
