import {
  LIMITES,
  ROTAS,
  type ListaAExportar,
  type ListaConvencao,
  type NomeDaRota,
  type Pagina,
  type Rota,
  type Rotas,
} from '@merenda/shared/contratos';
import { LINHAS_DEMAIS, type CamposDefinidos } from '@merenda/shared/regras';
import type { z } from 'zod';
import type { Contexto } from '../../banco/contexto.js';
import type { CelulaEscrita, Folha } from '../../nucleo/planilhas/planilha.js';
import { invalido } from '../../nucleo/recusas.js';
import type { Lido } from '../rotas.js';
import { exigirAcesso, type Acesso } from './acesso.js';
import { colunasDefinidas } from './colunas.js';

/** A list that can be exported, whatever its rows. */
export type Exportavel = (acesso: Acesso, contexto: Contexto, pedida: ListaAExportar) => Promise<Folha>;

/** The address of a call, as its schemas read it. */
interface Endereco<N extends NomeDaRota> {
  params: Lido<Rotas[N], 'params'>;
  query: Lido<Rotas[N], 'busca'>;
}

type Campos<L> = CamposDefinidos<L, ListaConvencao>;

/** What a list says about its export. */
interface Definicao<N extends NomeDaRota, L extends object> {
  /** Its name on the sheet. */
  titulo: string;
  /** Writes that the list was read, before it is: the snapshot itself writes nothing. */
  anotar?: (contexto: Contexto, endereco: Endereco<N>) => Promise<void>;
  /** Reads what the call answers: all rows, or the page that `query` names. */
  ler: (contexto: Contexto, endereco: Endereco<N>) => Promise<readonly L[] | Pagina<L>>;
  /** The definition of its entity; a function where the address adds to it. */
  campos: Campos<L> | ((contexto: Contexto, endereco: Endereco<N>) => Promise<Campos<L>>);
  /** These fields, in an order of their own. */
  nomes?: readonly string[];
}

/** Rows that are read at once of a list by pages. */
const POR_LEITURA = 10_000;

/**
 * The export of the rows of a call, with the call's permission and the filters of its address, all in one snapshot. 422
 * when there are more rows than an export has.
 */
export function exportavel<N extends NomeDaRota, L extends object>(
  leitura: N,
  { titulo, anotar, ler, campos, nomes }: Definicao<N, L>,
): Exportavel {
  return async (acesso, contexto, pedida) => {
    const endereco = await exigirAcesso(acesso, contexto, leitura, () => enderecoDe(leitura, pedida));
    await anotar?.(contexto, endereco);
    return contexto.banco.transaction(
      async (banco) => {
        const noInstantaneo = { ...contexto, banco };
        const definidos = typeof campos === 'function' ? await campos(noInstantaneo, endereco) : campos;
        const daLista = await colunasDefinidas(banco, definidos, nomes);
        const linhas: CelulaEscrita[][] = [];
        let apos: string | undefined;
        do {
          const query = Object.assign({}, endereco.query, { porPagina: POR_LEITURA, apos, pular: 0 });
          const lida = await ler(noInstantaneo, { ...endereco, query });
          const [registros, total] =
            'linhas' in lida
              ? [entre(lida.linhas, pedida.ids), pedida.ids ? 0 : lida.total]
              : [escolher(lida, pedida.ids), lida.length];
          if (Math.max(total, linhas.length) > LIMITES.linhasExportadas)
            throw invalido([{ campo: 'busca', mensagem: LINHAS_DEMAIS }]);
          for (const registro of registros) linhas.push(daLista.map(({ celula }) => celula(registro)));
          apos = 'linhas' in lida ? (lida.proximo ?? undefined) : undefined;
        } while (apos !== undefined);
        return {
          nome: titulo,
          colunas: daLista.map(({ titulo, formato }) => ({ titulo, ...(formato && { formato }) })),
          linhas,
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  };
}

/** The address of the call; 422 at the part that its schemas refuse. */
export function enderecoDe<N extends NomeDaRota>(leitura: N, { caminho, busca }: ListaAExportar): Endereco<N> {
  const rota: Rota = ROTAS[leitura];
  return {
    params: parteLida(rota.params, 'caminho', caminho),
    query: parteLida(rota.busca, 'busca', busca),
  } as Endereco<N>;
}

function parteLida(esquema: z.ZodObject | undefined, parte: string, dada: object = {}): unknown {
  const lida = esquema?.safeParse(dada);
  const [recusa] = lida?.error?.issues ?? [];
  if (recusa) throw invalido([{ campo: [parte, ...recusa.path].join('.'), mensagem: recusa.message }]);
  return lida?.data;
}

/** The rows with these ids, in this order; those that do not exist any more are left out. Without ids all rows. */
function escolher<L extends object>(linhas: readonly L[], ids: readonly number[] | undefined): readonly L[] {
  if (!ids) return linhas;
  const porId = new Map(linhas.map((linha) => ['id' in linha ? linha.id : null, linha]));
  return ids.flatMap((id) => porId.get(id) ?? []);
}

/** The rows of a page with these ids, in the order of the page. Without ids all rows. */
function entre<L extends object>(linhas: readonly L[], ids: readonly number[] | undefined): readonly L[] {
  if (!ids) return linhas;
  const procurados = new Set<unknown>(ids);
  return linhas.filter((linha) => 'id' in linha && procurados.has(linha.id));
}
