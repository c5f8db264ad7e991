declare module 'number-to-words-ru/dist/index.js' {
  export { convert } from 'number-to-words-ru'
}
