// What a filter needs once something is typed into it, as one file for the browser.
export { formHref } from './form-href'
export { searchOptions } from './search-options'
