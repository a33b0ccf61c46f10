import type { CadastroCitado, ColunaDePlanilha, ColunasDaImportacao, LinhaDePlanilha } from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { textoDaCelula, tituloDoNome, type NomesQueFaltam } from '@merenda/shared/regras';
import type { Contexto } from '../../../banco/contexto.js';
import { conflito } from '../../../nucleo/recusas.js';
import type { Importaveis } from '../entidades.js';
import { lerConteudo, lerImportacao } from './guarda.js';
import { aConferir } from './linhas.js';
import { comecarImportacao } from './previa.js';

/**
 * Begins the import that creates what the rows of another one name and is not registered. 409 when nothing of this kind
 * is missing, 403 without the permission to create it.
 */
export async function criarOsQueFaltam(
  contexto: Contexto,
  importaveis: Importaveis,
  { id, entidade }: { id: number; entidade: CadastroCitado },
): Promise<ColunasDaImportacao> {
  const { resumo } = await lerImportacao(contexto, importaveis, id);
  const faltam = resumo.faltam.find((deUm) => deUm.entidade === entidade);
  if (!faltam) throw conflito('Nada falta para esta importação. Confira a planilha de novo.');
  const { colunas, linhas } = await lerConteudo(contexto.banco, id);
  const conteudo = Buffer.from(planilhaDosQueFaltam(faltam, { colunas, linhas: aConferir(linhas) })).toString('base64');
  return comecarImportacao(contexto, importaveis, { entidade, nome: `${entidade}.csv`, conteudo });
}

/**
 * A file with one row for each missing name, for the import that creates it: the name, and what the first row with it has
 * in columns that fill no field of this import, as the group or the brand.
 */
export function planilhaDosQueFaltam(
  { entidade, nomes }: NomesQueFaltam,
  { colunas, linhas }: { colunas: readonly ColunaDePlanilha[]; linhas: readonly LinhaDePlanilha[] },
): string {
  const porNumero = new Map(linhas.map((linha) => [linha.numero, linha]));
  const titulos = [...new Set(nomes.map(({ nome }) => tituloDoNome(entidade, nome)))];
  const livres = colunas.flatMap(({ campo, titulo }, posicao) =>
    campo === null && titulo !== '' && !titulos.includes(titulo) ? [{ titulo, posicao }] : [],
  );
  return documentoCsv([
    [...titulos, ...livres.map(({ titulo }) => titulo)],
    ...nomes.map(({ nome, numero }) => {
      const linha = porNumero.get(numero);
      return [
        ...titulos.map((titulo) => (titulo === tituloDoNome(entidade, nome) ? nome : '')),
        ...livres.map(({ posicao }) => (linha ? textoDaCelula(linha, posicao) : '')),
      ];
    }),
  ]);
}
