import { DIAS_SEMANA, ROTULOS_DIA_SEMANA } from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '@merenda/shared/regras';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarCardapiosSemanais } from './consultas.js';

/** The weekly menus, each with the menu of each day. */
export const EXPORTACAO_DE_CARDAPIOS_SEMANAIS = exportavel('GET /cardapios-semanais', {
  titulo: 'Cardápios semanais',
  ler: ({ banco }) => listarCardapiosSemanais(banco),
  colunas: ({ texto }) => [
    texto('Nome', ({ nome }) => nome),
    texto('Categoria', ({ categoria }) => rotuloDaCategoria(categoria)),
    texto('Modalidade', ({ modalidade }) => modalidade.descricao),
    ...DIAS_SEMANA.map((dia) =>
      texto(
        ROTULOS_DIA_SEMANA[dia],
        ({ cardapios }) => cardapios.find(({ diaSemana }) => diaSemana === dia)?.cardapio.nome,
      ),
    ),
  ],
});
