export default function nextModulesLoader(this: { resourcePath: string }, source: string): Promise<string>
