import type { ListaConvencao } from '@merenda/shared/contratos';
import type { CampoDaImportacao, CampoDePlanilha, LeituraDoCampo, ValorLido } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { opcoesDaConvencao } from '../convencoes.js';
import type { Valores } from './importavel.js';
import { opcoesDosRotulos } from './opcoes.js';

/** What is filled into a column of these kinds, if its field needs no sentence of its own. */
const EXPLICACOES = {
  texto: 'Texto.',
  codigo: 'Digite com ou sem a pontuação.',
  data: 'DD/MM/AAAA.',
  opcao: 'Escolha uma opção da lista.',
};

/** The part of an entity's definition that its import needs. */
type Campos<R> = Readonly<
  Record<string, { titulo: string; so?: (registro: R) => boolean; importacao?: CampoDaImportacao<ListaConvencao> }>
>;

/** The fields of a definition as columns, with their options. `alem`: what only the import knows of a field. */
export async function camposDaPlanilha<C extends Campos<never>>(
  banco: Banco | Transacao,
  campos: C,
  alem: Partial<Record<keyof C, Partial<CampoDePlanilha>>>,
): Promise<CampoDePlanilha[]> {
  const colunas: CampoDePlanilha[] = [];
  for (const [campo, { titulo, importacao }] of Object.entries(campos))
    if (importacao)
      colunas.push({
        campo,
        titulo,
        explicacao: explicacaoDe(importacao.leitura),
        ...importacao,
        leitura: await leituraDe(banco, importacao.leitura),
        ...alem[campo],
      });
  return colunas;
}

const explicacaoDe = ({ tipo }: { tipo: string }): string =>
  Object.entries(EXPLICACOES).find(([deste]) => deste === tipo)?.[1] ?? '';

async function leituraDe(
  banco: Banco | Transacao,
  leitura: CampoDaImportacao<ListaConvencao>['leitura'],
): Promise<LeituraDoCampo> {
  if (!('de' in leitura)) return leitura;
  const { tipo, de } = leitura;
  if (de === 'registros') return { tipo, opcoes: [] };
  return { tipo, opcoes: typeof de === 'string' ? await opcoesDaConvencao(banco, de) : opcoesDosRotulos(de) };
}

/** The values of a record, or of a body, by field, without those that only other records have. */
export const valoresDosCampos = <R extends object>(campos: Campos<R>, registro: R): Valores =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([campo, { so, importacao }]) => {
      if (!importacao || (so && !so(registro))) return [];
      const guardado = (registro as Record<string, ValorLido | undefined>)[campo];
      const vazio = importacao.leitura.tipo === 'logico' ? false : null;
      return [[campo, guardado ?? vazio]];
    }),
  );
