const IPV4_EM_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What limits count as one origin: an IPv4 address, or the /64 network of an IPv6 address. A provider gives a customer at
 * least a /64, so one customer has 2^64 addresses.
 */
export function redeDe(ip: string): string {
  if (!ip.includes(':')) return ip;
  const ipv4 = IPV4_EM_IPV6.exec(ip)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [inicio = '', fim] = ip.split('%', 1)[0]?.split('::') ?? [];
  const grupos = (texto = '') => texto.split(':').filter((grupo) => grupo !== '');
  const zeros = fim === undefined ? 0 : 8 - grupos(inicio).length - grupos(fim).length;
  const todos = [...grupos(inicio), ...Array.from({ length: zeros }, () => '0'), ...grupos(fim)];
  const rede = todos.slice(0, 4).map((grupo) => Number.parseInt(grupo, 16).toString(16));
  return `${rede.join(':')}::/64`;
}
