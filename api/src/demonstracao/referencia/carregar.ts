import { LISTAS_CONVENCAO, MODALIDADES_ESCOLAR, NUTRIENTES, ROTULOS_NUTRIENTE } from '@merenda/shared/contratos';
import { feriadosNacionais } from '@merenda/shared/regras';
import { componentesNutricionais } from '../../banco/esquema/cadastros/catalogo.js';
import {
  categorias,
  convencoes,
  faixasEtarias,
  feriados,
  patologias,
  referenciasNutricionais,
} from '../../banco/esquema/cadastros/convencoes.js';
import { composicaoAlimentos, composicaoValores } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import { lerAlimentos } from '../fatos/alimentos.js';
import { celula, lerTabela } from '../fatos/tabela.js';
import { COMPONENTES, ETAPAS, LISTAS, PATOLOGIAS, umDe } from './listas.js';

/** Loads lists, age bands, nutrients, national references and the composition table into an empty database. */
export async function carregarReferencia(tx: Transacao): Promise<void> {
  await tx
    .insert(convencoes)
    .values(
      LISTAS_CONVENCAO.flatMap((lista) =>
        LISTAS[lista].map(([nome, descricao], ordem) => ({ lista, nome, descricao, ordem })),
      ),
    );
  await tx.insert(patologias).values(PATOLOGIAS.map((tipo) => ({ tipo })));
  await tx.insert(componentesNutricionais).values(
    NUTRIENTES.map((nome, ordem) => ({
      nome,
      tipo: ROTULOS_NUTRIENTE[nome],
      grupo: COMPONENTES[nome].grupo,
      unidadeMedida: COMPONENTES[nome].unidade,
      ordem,
    })),
  );
  await carregarFaixas(tx);
  await carregarReferencias(tx);
  await carregarComposicao(tx);
}

/** National holidays of a year, for the calendar; those that the municipality added itself stay. */
export async function carregarFeriados(tx: Transacao, ano: number): Promise<void> {
  await tx.insert(feriados).values(feriadosNacionais(ano)).onConflictDoNothing();
}

async function carregarFaixas(tx: Transacao): Promise<void> {
  const faixas = await tx
    .insert(faixasEtarias)
    .values(ETAPAS.map(({ codigo, faixa }) => ({ codigo, nome: faixa })))
    .returning();
  const id = porChave(faixas, ({ codigo }) => codigo);
  await tx
    .insert(categorias)
    .values(ETAPAS.map(({ etapa, codigo }, ordem) => ({ modalidade: etapa, faixaEtariaId: id(codigo), ordem })));
}

/** In the order of the table: the norm in force first, then the older one that only adds sodium. */
async function carregarReferencias(tx: Transacao): Promise<void> {
  const id = porChave(await tx.select().from(faixasEtarias), ({ codigo }) => codigo);
  await tx.insert(referenciasNutricionais).values(
    lerTabela('referencias.csv').map((linha) => ({
      norma: celula(linha, 'norma'),
      vigente: true,
      faixaEtariaId: id(celula(linha, 'faixa')),
      modalidade: umDe(MODALIDADES_ESCOLAR, celula(linha, 'modalidade')),
      coberturaPct: Number(celula(linha, 'cobertura_pct')),
      nutriente: umDe(NUTRIENTES, celula(linha, 'nutriente')),
      unidade: celula(linha, 'unidade'),
      minimo: celula(linha, 'minimo') || null,
      maximo: celula(linha, 'maximo') || null,
      carater: celula(linha, 'carater'),
      certeza: celula(linha, 'certeza'),
      observacao: celula(linha, 'observacao') || null,
      fonte: celula(linha, 'fonte'),
    })),
  );
}

/** An empty cell gets no row: the nutrient was not analysed. */
async function carregarComposicao(tx: Transacao): Promise<void> {
  const fatos = lerAlimentos();
  const componente = porChave(await tx.select().from(componentesNutricionais), ({ nome }) => nome);
  const gravados = await tx
    .insert(composicaoAlimentos)
    .values(
      fatos.map(({ codigo, nome, descricao, categoria, forma, fonte }) => ({
        codigo,
        nome,
        descricao,
        categoria,
        forma,
        fonte,
      })),
    )
    .returning();
  const alimento = porChave(gravados, ({ codigo }) => codigo);
  await tx.insert(composicaoValores).values(
    fatos.flatMap(({ codigo, valores }) =>
      Object.entries(valores).map(([nome, valor]) => ({
        composicaoId: alimento(codigo),
        componenteId: componente(nome),
        valor,
      })),
    ),
  );
}
