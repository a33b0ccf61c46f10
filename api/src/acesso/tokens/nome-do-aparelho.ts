/** Each browser also names the ones that it descends from: the first that fits is the right one. */
const NAVEGADORES: [nome: string, sinal: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SISTEMAS: [nome: string, sinal: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A device in words, from the header `User-Agent`: 'Chrome no Android'. */
export function nomeDoAparelho(agente = ''): string {
  const primeiro = (lista: [string, RegExp][]) => lista.find(([, sinal]) => sinal.test(agente))?.[0];
  const navegador = primeiro(NAVEGADORES);
  const sistema = primeiro(SISTEMAS);
  if (navegador === undefined && sistema === undefined) return 'Aparelho desconhecido';
  return sistema === undefined ? `${navegador}` : `${navegador ?? 'Navegador'} no ${sistema}`;
}
