import type { CardapiosDoDia, ModalidadeEscolar, SituacaoNutriente } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { compararComReferencia, diasDaSemana, resumirComparacao } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { lerReferencias } from '../../cadastros/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { fichasDasReceitas } from '../fichas-tecnicas/calculo.js';
import { lerReceitas } from '../fichas-tecnicas/receitas.js';

/** An alias, not an interface: the driver takes any record. */
type Lido = {
  id: number;
  nome: string;
  categoriaId: number;
  modalidade: ModalidadeEscolar;
  pratos: { id: number; nome: string; preparos: number[] }[];
  /** Number of units by day, 'YYYY-MM-DD'. */
  unidades: Record<string, number>;
};

/**
 * The menus of Monday to Friday of this week in the user's units, with their dishes and how they meet the national
 * reference. On a Sunday it is the week that begins.
 */
export async function cardapiosDaSemana({ banco, usuario }: Contexto): Promise<CardapiosDoDia[]> {
  const dias = diasDaSemana(hoje()).map(({ data }) => data);
  const { rows } = await banco.execute<Lido>(sql`
    with servidos as (
      select l.cardapio_id, l.data, count(*)::int as unidades
      from lancamentos l join unidades_educacionais u on u.id = l.unidade_educacional_id and u.ativa
      where l.data between ${dias[0]}::date and ${dias.at(-1)}::date and ${dasUnidadesDe(usuario, sql`u.id`)}
      group by 1, 2)
    select c.id, c.nome, c.categoria_id as "categoriaId", c.modalidade,
      (select coalesce(json_agg(json_build_object('id', p.id, 'nome', p.nome, 'preparos',
          (select coalesce(json_agg(pp.preparo_id), '[]') from prato_preparos pp where pp.prato_id = p.id))
          order by cp.hora, cp.id), '[]')
        from cardapio_pratos cp join pratos p on p.id = cp.prato_id where cp.cardapio_id = c.id) as pratos,
      (select json_object_agg(s.data, s.unidades) from servidos s where s.cardapio_id = c.id) as unidades
    from cardapios c where c.id in (select cardapio_id from servidos) order by c.nome, c.id`);
  const preparosDe = new Map(rows.flatMap(({ pratos }) => pratos.map(({ id, preparos }) => [id, preparos])));
  const receita = await lerReceitas(banco, [...preparosDe.values()].flat());
  const ficha = await fichasDasReceitas(banco, (pratos) =>
    pratos.flatMap((prato) => preparosDe.get(prato) ?? []).map(receita),
  );
  const referenciaDe = await lerReferencias(
    banco,
    rows.map(({ categoriaId }) => categoriaId),
  );
  const situados = new Map<number, { situacao: SituacaoNutriente; frase: string } | null>();
  for (const { id, categoriaId, modalidade, pratos } of rows) {
    const referencia = referenciaDe(categoriaId, modalidade);
    const nutrientes = ficha(pratos.map((prato) => prato.id));
    situados.set(id, referencia && resumirComparacao(compararComReferencia(nutrientes, referencia)));
  }
  return dias.map((dia) => ({
    data: formatarData(dia),
    cardapios: rows.flatMap(({ id, nome, pratos, unidades }) => {
      const quantas = unidades[dia];
      if (quantas === undefined) return [];
      return [{ id, nome, unidades: quantas, pratos: pratos.map((p) => p.nome), referencia: situados.get(id) ?? null }];
    }),
  }));
}
