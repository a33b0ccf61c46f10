import { type AlertaAquisicao, type AquisicaoResumo, type GrupoDeNotificacao } from '@merenda/shared/contratos';
import { dataComparavel, formatarMoeda } from '@merenda/shared/formatos';
import { alertasDaAquisicao, faixaDeAviso } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aviso, grupo } from '../../mecanismos/notificacoes/fonte.js';
import { hoje } from '../../nucleo/relogio.js';
import { listarEmVigor } from './consultas.js';

/**
 * Acquisitions of the user's units that end soon, and those with a low balance: for users who manage them. Rules of
 * shared decide, so the sentences are made here.
 */
export async function aquisicoesNoFim(contexto: Contexto): Promise<readonly SQL[]> {
  if (!contexto.usuario.permissoes.includes('AQUISICOES')) return [];
  const { noFim, comSaldoBaixo } = await aquisicoesEmAlerta(contexto);
  return [
    daAquisicao('CONTRATOS_NO_FIM', noFim, ({ numero, ano, vigencia }) => {
      const fim = dataComparavel(vigencia);
      return {
        quando: fim,
        // The user is notified again in each band, and after an addendum.
        estado: `${fim}-${faixaDeAviso(fim, hoje())}`,
        mensagem: `Aquisição ${numero}/${ano}: a vigência termina em ${vigencia}.`,
      };
    }),
    daAquisicao('CONTRATOS_COM_SALDO_BAIXO', comSaldoBaixo, ({ numero, ano, valorDisponivel, notificacao }) => ({
      quando: 'epoch',
      estado: String(notificacao?.valorAbaixo),
      mensagem: `Aquisição ${numero}/${ano}: restam ${formatarMoeda(valorDisponivel)}, menos de ${notificacao?.valorAbaixo}% do valor.`,
    })),
  ];
}

function daAquisicao(
  nome: GrupoDeNotificacao,
  aquisicoes: readonly AquisicaoResumo[],
  dizer: (aquisicao: AquisicaoResumo) => { quando: string; estado: string; mensagem: string },
): SQL {
  const ditas = aquisicoes.map((aquisicao) => ({
    id: aquisicao.id,
    unidade: aquisicao.unidadeEducacional.id,
    ...dizer(aquisicao),
  }));
  return aviso(
    {
      quando: sql`a.quando::timestamp at time zone 'UTC'`,
      id: sql`a.id`,
      grupo: grupo(nome),
      estado: sql`a.estado`,
      unidade: sql`u`,
      mensagem: [sql`a.mensagem`],
    },
    sql`json_to_recordset(${JSON.stringify(ditas)}::json) as a (id int, unidade int, quando text, estado text, mensagem text)
  join unidades_educacionais u on u.id = a.unidade`,
  );
}

/** The acquisitions in force of the user's units that end soon, and those with a low balance, in the order of the list. */
export async function aquisicoesEmAlerta(
  contexto: Contexto,
): Promise<{ noFim: AquisicaoResumo[]; comSaldoBaixo: AquisicaoResumo[] }> {
  const vigentes = await listarEmVigor(contexto);
  const com = (alerta: AlertaAquisicao) =>
    vigentes.filter((uma) =>
      alertasDaAquisicao({ ...uma, vigencia: dataComparavel(uma.vigencia) }, hoje()).includes(alerta),
    );
  return { noFim: com('NO_FIM'), comSaldoBaixo: com('SALDO_BAIXO') };
}
