interface Tabela {
  titulo: string;
  registros: number;
  colunas: readonly string[];
  linhas: readonly (readonly string[])[];
}

interface Dados {
  titular: string;
  emitidoEm: string;
  tratamentos: readonly {
    nome: string;
    finalidade: string;
    baseLegal: string;
    quemVe: string;
    guarda: string;
    tabelas: readonly Tabela[];
  }[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => ESCAPES[letra] ?? letra);

const ESTILO =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{border:1px solid #8c8c8c;padding:.25rem .5rem;text-align:left;overflow-wrap:anywhere;vertical-align:top}' +
  'h2{margin-top:2rem;break-after:avoid}@media print{body{margin:0;font-size:12px}}';

/** The data of a person as a page that a browser shows and prints, without anything from elsewhere. */
export function paginaDosDados({ titular, emitidoEm, tratamentos }: Dados): string {
  const titulo = `Dados pessoais de ${titular}`;
  const secoes = tratamentos.map(
    ({ nome, finalidade, baseLegal, quemVe, guarda, tabelas }) =>
      `<section><h2>${escapar(nome)}</h2><p>Para quê: ${escapar(finalidade)}<br>Base legal: ${escapar(baseLegal)}.<br>` +
      `Quem vê: ${escapar(quemVe)}<br>Por quanto tempo: ${escapar(guarda)}</p>${tabelas.map(tabela).join('')}</section>`,
  );
  return (
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapar(titulo)}</title><style>${ESTILO}</style></head><body><h1>${escapar(titulo)}</h1>` +
    `<p>Emitido em ${escapar(emitidoEm)}, pelo Merenda Escolar (Lei 13.709/2018, art. 18 e 19).</p>${secoes.join('')}</body></html>\n`
  );
}

function tabela({ titulo, registros, colunas, linhas }: Tabela): string {
  const contagem = `<h3>${escapar(titulo)}: ${registros === 1 ? '1 registro' : `${registros} registros`}</h3>`;
  if (linhas.length === 0) return contagem;
  const cabeca = colunas.map((coluna) => `<th scope="col">${escapar(coluna)}</th>`).join('');
  const corpo = linhas.map((linha) => `<tr>${linha.map((celula) => `<td>${escapar(celula)}</td>`).join('')}</tr>`);
  return `${contagem}<table><thead><tr>${cabeca}</tr></thead><tbody>${corpo.join('')}</tbody></table>`;
}
