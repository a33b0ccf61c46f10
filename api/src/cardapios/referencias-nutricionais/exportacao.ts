import { ROTULOS_MODALIDADE_ESCOLAR, ROTULOS_NUTRIENTE } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarLimites } from './consultas.js';

/** The bounds of the national reference. */
export const EXPORTACAO_DE_REFERENCIAS = exportavel('GET /referencias-nutricionais', {
  titulo: 'Referências nutricionais',
  ler: ({ banco }) => listarLimites(banco),
  colunas: ({ texto, numero }) => [
    texto('Nutriente', ({ nutriente }) => ROTULOS_NUTRIENTE[nutriente]),
    texto('Faixa etária', ({ faixaEtaria }) => faixaEtaria.nome),
    texto('Modalidade', ({ modalidade }) => ROTULOS_MODALIDADE_ESCOLAR[modalidade]),
    numero('Mínimo', ({ minimo }) => minimo),
    numero('Máximo', ({ maximo }) => maximo),
    texto('Unidade', ({ unidade }) => unidade),
    texto('Norma', ({ norma }) => norma),
    texto('Observação', ({ observacao }) => observacao),
  ],
});
