import type { Bootstrap } from '@/lib/site/load-bootstrap'

export function SiteHeader({ site }: { site: Bootstrap | undefined }) {
  return <header className="container">{site?.params.siteName ?? 'Арус'}</header>
}
