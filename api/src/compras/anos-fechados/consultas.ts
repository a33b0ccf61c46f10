import type { ContasDoAno, CorrecaoDasContas, SituacaoDasContas } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { fuso, hoje } from '../../nucleo/relogio.js';

type Leitor = Banco | Transacao;

/** Whether the accounts of a year can be closed already: those of the current year are never looked up. */
export const jaTerminou = (ano: number): boolean => ano < Number(hoje().slice(0, 4));

/**
 * A part of the accounts of a year: the figures of its closing, or of an open year what `ler` reads now. Whatever shows
 * these figures reads them here.
 */
export async function lerDoAno<Parte extends keyof ContasDoAno>(
  leitor: Leitor,
  ano: number,
  parte: Parte,
  ler: () => Promise<ContasDoAno[Parte]>,
): Promise<ContasDoAno[Parte]> {
  if (!jaTerminou(ano)) return ler();
  const { rows } = await leitor.execute<{ parte: ContasDoAno[Parte] }>(
    sql`select contas -> ${parte} as parte from anos_fechados where ano = ${ano}`,
  );
  return rows[0]?.parte ?? ler();
}

const momento = (coluna: SQL): SQL => sql`to_char(${coluna} at time zone ${fuso()}, 'DD/MM/YYYY HH24:MI')`;

/** Time and user of the closing of a year; null while they are open. */
export async function lerFechamento(leitor: Leitor, ano: number): Promise<SituacaoDasContas['fechamento']> {
  const { rows } = await leitor.execute<NonNullable<SituacaoDasContas['fechamento']>>(sql`
    select ${momento(sql`f.fechado_em`)} as em, ${nomeDoAutor(sql`f.usuario_id`)} as por from anos_fechados f where f.ano = ${ano}`);
  return rows[0] ?? null;
}

/** What was written into a closed year, oldest first. */
export async function lerCorrecoes(leitor: Leitor, ano: number): Promise<CorrecaoDasContas[]> {
  const { rows } = await leitor.execute<{ correcao: CorrecaoDasContas }>(sql`
    select json_build_object('id', c.id, 'em', ${momento(sql`c.em`)}, 'por', ${nomeDoAutor(sql`c.usuario_id`)},
      'descricao', c.descricao, 'motivo', c.motivo) as correcao
    from correcoes_das_contas c where c.ano = ${ano} order by c.id`);
  return rows.map(({ correcao }) => correcao);
}

/** The years whose accounts are closed. */
export async function lerAnosFechados(leitor: Leitor): Promise<number[]> {
  const { rows } = await leitor.execute<{ ano: number }>(sql`select ano from anos_fechados order by ano`);
  return rows.map(({ ano }) => ano);
}
