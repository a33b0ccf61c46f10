import type { DadosDasFichas } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { lerConvencao } from '../../mecanismos/convencoes.js';
import { hoje } from '../../nucleo/relogio.js';
import { CLASSIFICACAO } from '../conformidade/conteudos.js';
import { lerCreches, lerRegrasDosCardapios } from '../conformidade/regras.js';
import { lerNutrientes } from './nutrientes.js';
import { precosDosAlimentos } from './precos.js';
import { lerRepasses } from './repasse.js';

/** As one query reads them. */
type Lidos = Pick<DadosDasFichas, 'preparos' | 'pratos'> & {
  alimentos: Omit<DadosDasFichas['alimentos'][number], 'preco'>[];
};

/** What the sheets of all dishes and preparations are computed from. One JSON: many rows are slow to read. */
export async function lerDadosDasFichas(banco: Banco): Promise<DadosDasFichas> {
  const { rows } = await banco.execute<{ lidos: Lidos }>(sql`
    select json_build_object(
      'alimentos', coalesce((
        select json_agg(json_build_object('id', a.id, 'nome', a.nome, 'itemId', a.item_id, 'quantidadeBase', a.quantidade_base, 'unidadeMedida', a.unidade_medida,
          'valores', coalesce((
            select json_object_agg(c.nome, ac.valor) from alimento_componentes ac join componentes_nutricionais c on c.id = ac.componente_id
            where ac.alimento_id = a.id and ac.valor is not null), '{}'),
          'alergenicosContem', t.alergenicos_contem, 'alergenicosPodeConter', t.alergenicos_pode_conter,
          'alergenicosConferidos', t.alergenicos_conferidos, ${CLASSIFICACAO}) order by a.id)
        from alimentos a join itens_produto t on t.id = a.item_id where exists (select from preparo_ingredientes i where i.alimento_id = a.id)), '[]'),
      'preparos', coalesce((
        select json_agg(json_build_object('id', p.id, 'nome', p.nome, 'porcoes', p.porcoes, 'pesoPronto', p.peso_pronto,
          'alergenicosPodeConter', p.alergenicos_pode_conter, 'ingredientes', coalesce((
          select json_agg(json_build_object('alimento', i.alimento_id, 'quantidade', i.quantidade, 'pesoBruto', i.peso_bruto, 'unidadeMedida', i.unidade_medida) order by i.ordem)
          from preparo_ingredientes i where i.preparo_id = p.id), '[]')) order by p.id)
        from preparos p), '[]'),
      'pratos', coalesce((
        select json_agg(json_build_object('id', p.id, 'preparos', coalesce((
          select json_agg(pp.preparo_id order by pp.ordem) from prato_preparos pp where pp.prato_id = p.id), '[]')) order by p.id)
        from pratos p), '[]')) as lidos`);
  const { alimentos, preparos, pratos } = rows[0]?.lidos ?? { alimentos: [], preparos: [], pratos: [] };
  const precoDe = await precosDosAlimentos(banco, alimentos);
  return {
    nutrientes: await lerNutrientes(banco),
    alergenicos: (await lerConvencao(banco, 'alergenicos')).map(({ nome, descricao }) => ({ nome, descricao })),
    repasses: await lerRepasses(banco),
    alimentos: alimentos.map((alimento) => {
      const preco = precoDe(alimento);
      return {
        ...alimento,
        preco: preco && { valor: preco.valor, unidadeMedida: preco.unidadeMedida, origem: preco.origem },
      };
    }),
    preparos,
    pratos,
    regras: await lerRegrasDosCardapios(banco, hoje()),
    creches: await lerCreches(banco),
  };
}
