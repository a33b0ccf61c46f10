import type { PrazoEdicao, TipoDeTratamento, Tratamento } from '@merenda/shared/contratos';
import { violacoesDoPrazoDeGuarda } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { prazosDeGuarda } from '../../banco/esquema/acesso/tratamentos.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { listarTratamentos } from './consultas.js';

/**
 * Sets how long a kind of data is kept. 409 when the term changed since it was read or the kind has none, 422 when it
 * is below the minimum of the kind.
 */
export function alterarPrazo(
  contexto: Contexto,
  tipo: TipoDeTratamento,
  { prazo, versao }: Recebida<PrazoEdicao>,
): Promise<Tratamento> {
  return emTransacao(contexto, async (tx) => {
    await tx.execute(sql`lock table ${prazosDeGuarda} in share row exclusive mode`);
    const antes = await buscarTratamento(tx, tipo);
    if (!antes.prazo) throw conflito('Estes dados não têm um prazo de guarda.');
    exigirVersao(antes.prazo, versao, 'O prazo foi alterado');
    const [violacao] = violacoesDoPrazoDeGuarda(antes.prazo, prazo);
    if (violacao) throw invalido([violacao]);
    const mudanca = { prazo, versao: antes.prazo.versao + 1 };
    await tx
      .insert(prazosDeGuarda)
      .values({ tipo, ...mudanca })
      .onConflictDoUpdate({ target: prazosDeGuarda.tipo, set: mudanca });
    const depois = await buscarTratamento(tx, tipo);
    await auditar(tx, {
      entidade: 'tratamentos',
      id: null,
      acao: 'ALTERAR',
      antes: { nome: antes.nome, prazo: antes.prazo.prazo },
      depois: { nome: depois.nome, prazo },
    });
    return depois;
  });
}

async function buscarTratamento(tx: Transacao, tipo: TipoDeTratamento): Promise<Tratamento> {
  const achado = (await listarTratamentos(tx)).find((tratamento) => tratamento.tipo === tipo);
  if (!achado) throw new Error(`${tipo} is not in the register`);
  return achado;
}
