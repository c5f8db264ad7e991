export default function baseStylesLoader(source: string): string
