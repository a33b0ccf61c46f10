/**
 * Path of a municipality's logo: 'São João del-Rei' → '/municipios/sao_joao_del-rei.png' (specification 1, section 1:
 * static path by city name).
 */
export function enderecoDoLogo(municipio: string): string {
  const arquivo = municipio.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, '_');
  return `/municipios/${encodeURIComponent(arquivo)}.png`;
}
