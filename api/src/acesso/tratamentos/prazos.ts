import type { TipoDeTratamento } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { inicioDoPrazo } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { encadear } from '../../mecanismos/auditoria/cadeia.js';
import { hoje } from '../../nucleo/relogio.js';
import { lerPrazos } from './consultas.js';
import type { Eliminacoes } from './eliminacao.js';
import { TRATAMENTOS } from './registro/index.js';

/** What a run did, or would do, with one kind of data. */
export interface Eliminados {
  tipo: TipoDeTratamento;
  nome: string;
  /** Records older than this day go, `DD/MM/YYYY`. */
  antesDe: string;
  registros: number;
}

/** Ends a run that only counts. */
class SoConta extends Error {
  constructor(readonly eliminados: Eliminados[]) {
    super();
  }
}

/**
 * Deletes or anonymises the personal data whose term is over, all in one transaction, with one audit line for each kind
 * that lost something. Without `executar` nothing changes: the same is done and taken back, so what it counts is what
 * would go. Needs the role that owns the tables, for the values of the audit trail.
 */
export async function aplicarPrazos(
  eliminacoes: Eliminacoes,
  banco: Banco,
  { executar, operador }: { executar: boolean; operador: string },
): Promise<Eliminados[]> {
  await encadear(banco);
  try {
    const eliminados = await emTransacao({ banco, usuario: null }, async (tx) => {
      const prazos = await lerPrazos(tx);
      const feitos: Eliminados[] = [];
      for (const [tipo, eliminar] of Object.entries(eliminacoes) as [
        TipoDeTratamento,
        Eliminacoes[TipoDeTratamento],
      ][]) {
        const prazo = prazos.get(tipo);
        if (!prazo || !eliminar) throw new Error(`${tipo} has no term`);
        const inicio = inicioDoPrazo(prazo, hoje());
        const registros = await eliminar(tx, { inicio, operador });
        const feito = { tipo, nome: TRATAMENTOS[tipo].nome, antesDe: formatarData(inicio), registros };
        feitos.push(feito);
        if (registros > 0)
          await auditar(tx, { entidade: 'tratamentos', id: null, acao: 'EXPURGAR', depois: { ...feito, operador } });
      }
      if (!executar) throw new SoConta(feitos);
      return feitos;
    });
    await encadear(banco);
    return eliminados;
  } catch (erro) {
    if (erro instanceof SoConta) return erro.eliminados;
    throw erro;
  }
}
