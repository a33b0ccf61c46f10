import type { LimiteNacional } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  acionar,
  conferirHistorico,
  esperarDialogo,
  renderTela,
  simularApi,
  vencerConflito,
} from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { confirmar, escolher } from '../teste/acoes.js';
import GerenciarReferencias from './GerenciarReferencias.js';

const LIMITE: LimiteNacional = {
  id: 5,
  norma: 'Resolução nº 1',
  fonte: 'Diário Oficial',
  vigente: true,
  faixaEtaria: { id: 40, nome: '6 a 10 anos' },
  modalidade: 'PARCIAL1',
  coberturaPct: 20,
  nutriente: 'caloria',
  unidade: 'kcal',
  minimo: 329,
  maximo: null,
  carater: 'Obrigatório',
  certeza: 'verificado',
  observacao: null,
  versao: 2,
};

test('a bound that another user corrected meanwhile: the typed values can be saved with the current version', async () => {
  const servidor = simularApi({ 'GET /referencias-nutricionais': [LIMITE] });
  const { usuario } = renderTela(<GerenciarReferencias />);
  await usuario.click(await screen.findByRole('button', { name: /^Editar Energia/ }));
  await usuario.type(await screen.findByRole('textbox', { name: 'Máximo' }), '400');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /referencias-nutricionais/5',
    leitura: ['GET /referencias-nutricionais', [{ ...LIMITE, minimo: 330, versao: 3 }]],
    salvo: { ...LIMITE, minimo: 330, maximo: 400, versao: 4 },
  });
  expect(corpo).toEqual({
    minimo: 330,
    maximo: 400,
    norma: 'Resolução nº 1',
    fonte: 'Diário Oficial',
    observacao: null,
    versao: 3,
  });
});

test('the details of a bound have its history', async () => {
  const servidor = simularApi({ 'GET /referencias-nutricionais': [LIMITE] });
  const { usuario } = renderTela(<GerenciarReferencias />);
  await usuario.click(await screen.findByRole('button', { name: /^Exibir Energia/ }));
  const detalhes = await esperarDialogo('Detalhes da Referência');
  await conferirHistorico(usuario, servidor, detalhes, 'referencias-nutricionais/5');
});

test('a bound is corrected with its source; bounds in the wrong order are refused at their field, and none too', async () => {
  const servidor = simularApi({
    'GET /referencias-nutricionais': [
      LIMITE,
      { ...LIMITE, id: 6, nutriente: 'sodio', unidade: 'mg', minimo: null, maximo: 600 },
    ],
    'PUT /referencias-nutricionais/5': { ...LIMITE, minimo: 330 },
  });
  const { usuario } = renderTela(<GerenciarReferencias />);
  expect(await screen.findByRole('row', { name: /Sódio/ })).toHaveTextContent(
    '6 a 10 anosParcial – 1 refeição---600 mgResolução nº 1',
  );
  await abrirFiltros(usuario);
  await escolher(usuario, 'Nutriente', 'Energia');
  expect(screen.queryByRole('row', { name: /Sódio/ })).not.toBeInTheDocument();
  await acionar(usuario, 'Editar', 'Energia · 6 a 10 anos · Parcial – 1 refeição');
  const modal = await esperarDialogo('Energia · 6 a 10 anos · Parcial – 1 refeição');
  await usuario.type(within(modal).getByRole('textbox', { name: 'Máximo' }), '300');
  await usuario.click(within(modal).getByRole('button', { name: 'Salvar' }));
  expect(await within(modal).findByText('O máximo não pode ser menor que o mínimo.')).toBeInTheDocument();
  expect(servidor.de('PUT /referencias-nutricionais/5')).toEqual([]);

  for (const campo of ['Mínimo', 'Máximo']) await usuario.clear(within(modal).getByRole('textbox', { name: campo }));
  await usuario.click(within(modal).getByRole('button', { name: 'Salvar' }));
  expect(await within(modal).findByText('Informe o mínimo, o máximo ou ambos.')).toBeInTheDocument();

  await usuario.type(within(modal).getByRole('textbox', { name: 'Mínimo' }), '330');
  await usuario.click(within(modal).getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar a Referência Nutricional?');
  expect(await screen.findByText('Referência Nutricional atualizada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /referencias-nutricionais/5').map(({ corpo }) => corpo)).toEqual([
    { minimo: 330, maximo: null, norma: 'Resolução nº 1', fonte: 'Diário Oficial', observacao: null, versao: 2 },
  ]);
});
