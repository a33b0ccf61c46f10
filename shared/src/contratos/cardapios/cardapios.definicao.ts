import { nomeComum } from '../../formatos/nomes.js';
import { pratosPorExtenso } from '../../regras/cardapios/pratos-do-cardapio.js';
import type { CamposDe } from '../../regras/definicao.js';
import { ROTULOS_TIPO_CARDAPIO } from '../../vocabulario/cardapios/cardapios.js';
import type { CardapioResumo } from './cardapios.js';
import { CAMPOS_DA_ETAPA } from './etapas.definicao.js';

/** The fields of a menu of a day, with its dishes by the hour. */
export const CAMPOS_DO_CARDAPIO = {
  ...CAMPOS_DA_ETAPA,
  cardapioTipo: {
    titulo: 'Tipo',
    valor: ({ cardapioTipo }) => ROTULOS_TIPO_CARDAPIO[cardapioTipo],
    onde: ['tela', 'papel', 'exportacao'],
    ordem: ({ cardapioTipo }) => cardapioTipo,
  },
  pratos: {
    titulo: 'Pratos',
    valor: ({ pratos }) => pratosPorExtenso(pratos),
    onde: ['papel', 'exportacao'],
    // A table has them.
    detalhe: false,
  },
  patologias: {
    titulo: 'Patologias',
    valor: ({ patologias }) => patologias.map(({ tipo }) => tipo),
    naTela: nomeComum,
    so: ({ cardapioTipo }) => cardapioTipo === 'ALTERNATIVO',
    onde: ['papel', 'exportacao'],
    opcional: true,
  },
  alternativos: {
    titulo: 'Alternativos',
    valor: ({ alternativos }) => alternativos.map(({ nome }) => nome),
    naTela: nomeComum,
    so: ({ cardapioTipo }) => cardapioTipo === 'REGULAR',
    onde: ['papel', 'exportacao'],
    opcional: true,
  },
} satisfies CamposDe<CardapioResumo, never>;
