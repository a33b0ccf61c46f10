import { ROTULOS_TIPO_CARDAPIO } from '@merenda/shared/contratos';
import { pratosPorExtenso, rotuloDaCategoria } from '@merenda/shared/regras';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarCardapios } from './consultas.js';

/** The menus of a day, each with its dishes by the hour. */
export const EXPORTACAO_DE_CARDAPIOS = exportavel('GET /cardapios', {
  titulo: 'Cardápios',
  ler: ({ banco }, { query }) => listarCardapios(banco, query),
  colunas: ({ texto }) => [
    texto('Nome', ({ nome }) => nome),
    texto('Categoria', ({ categoria }) => rotuloDaCategoria(categoria)),
    texto('Modalidade', ({ modalidade }) => modalidade.descricao),
    texto('Tipo', ({ cardapioTipo }) => ROTULOS_TIPO_CARDAPIO[cardapioTipo]),
    texto('Pratos', ({ pratos }) => pratosPorExtenso(pratos)),
    texto('Patologias', ({ patologias }) => patologias.map(({ tipo }) => tipo).join('; ')),
    texto('Alternativos', ({ alternativos }) => alternativos.map(({ nome }) => nome).join('; ')),
  ],
});
