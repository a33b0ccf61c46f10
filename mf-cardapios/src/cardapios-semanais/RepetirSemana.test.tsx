import type { CardapioSemanalResumo, LinhaDaRepeticao } from '@merenda/shared/contratos';
import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { botao, confirmar } from '../teste/acoes.js';
import { FUNDAMENTAL } from '../teste/dados.js';
import { RepetirSemana } from './RepetirSemana.js';

const ESTOQUES = [
  { id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } },
  { id: 11, unidadeEducacional: { id: 4, nome: 'EMEF NORTE' } },
];
const SEMANAL: CardapioSemanalResumo = {
  id: 9,
  nome: 'SEMANA 1',
  categoria: FUNDAMENTAL,
  modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
  cardapios: [{ diaSemana: 'SEGUNDA', cardapio: { id: 7, nome: 'SEGUNDA VERDE' } }],
  versao: 1,
};
const linha = (mudanca: Partial<LinhaDaRepeticao>): LinhaDaRepeticao => ({
  unidade: { id: 3, nome: 'EMEF CENTRO' },
  segunda: '30/11/2026',
  vinculados: 5,
  jaVinculados: 0,
  semAula: [],
  conflitos: [],
  ...mudanca,
});

test('asks which weeks and units, shows the conflicts by name, and binds what passes', async () => {
  const conflito = { data: '08/12/2026', motivo: 'Este dia já tem o cardápio Festa.' };
  const conferidas = [linha({}), linha({ segunda: '07/12/2026', vinculados: 4, conflitos: [conflito] })];
  const servidor = simularApi({
    // A Monday: the next week begins on the 30th.
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'POST /cardapios-semanais/9/repeticoes/conferencia': conferidas,
    'POST /cardapios-semanais/9/repeticoes': conferidas,
  });
  const { usuario } = renderTela(<RepetirSemana semanal={SEMANAL} aoFechar={() => undefined} />, {
    estoques: ESTOQUES,
  });
  const semanas = await screen.findByRole('group', { name: 'Semanas' });
  expect(await within(semanas).findByText('4 de 4')).toBeInTheDocument();
  await usuario.click(botao('Escolher semanas alternadas'));
  expect(within(semanas).getByText('2 de 4')).toBeInTheDocument();
  await usuario.click(botao('Conferir'));
  expect(await screen.findByText('Escolha ao menos uma unidade.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('checkbox', { name: 'EMEF Centro' }));
  await usuario.click(botao('Conferir'));
  const corpo = {
    de: '30/11/2026',
    ate: '25/12/2026',
    semanas: ['2026-11-30', '2026-12-14'],
    unidadesEducacionais: [{ unidade: { id: 3 } }],
  };
  expect(await screen.findByText('9 dias a vincular; 1 dia em conflito, sem mudança.')).toBeInTheDocument();
  expect(servidor.de('POST /cardapios-semanais/9/repeticoes/conferencia')[0]?.corpo).toEqual(corpo);
  const tabela = screen.getByRole('table');
  expect(within(tabela).getByText('08/12: Este dia já tem o cardápio Festa.')).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(botao('Vincular só o que passa (9 dias)'));
  await confirmar(usuario, 'Deseja realmente vincular Semana 1 ao calendário?');
  expect(await screen.findByText('9 dias vinculados ao calendário.')).toBeInTheDocument();
  expect(servidor.de('POST /cardapios-semanais/9/repeticoes')[0]?.corpo).toEqual({ ...corpo, quais: 'SEM_CONFLITO' });
});
