import { proxyToGateway } from '@/lib/gateway/server/proxy-to-gateway'

/** Calls of the shop where nothing in front of it hands them to the gateway. */
export { proxyToGateway as GET, proxyToGateway as POST }
