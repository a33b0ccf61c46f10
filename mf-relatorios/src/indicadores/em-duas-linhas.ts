/** A name in at most two lines of `letras` letters, broken between words if it can be. The rest becomes '…'. */
export function emDuasLinhas(nome: string, letras: number): string {
  if (nome.length <= letras) return nome;
  const espaco = nome.lastIndexOf(' ', letras);
  const fim = espaco > 0 ? espaco : letras;
  const resto = nome.slice(fim).trimStart();
  return `${nome.slice(0, fim)}\n${resto.length <= letras ? resto : `${resto.slice(0, letras - 1).trimEnd()}…`}`;
}
