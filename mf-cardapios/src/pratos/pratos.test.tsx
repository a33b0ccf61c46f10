import {
  fichaDe,
  acionar,
  colar,
  conferirHistorico,
  duplicarLinha,
  esperarDialogo,
  renderTela,
  simularApi,
} from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { botao, confirmar, escolher, paraOsMesmos } from '../teste/acoes.js';
import { ENERGIA, FUNDAMENTAL, prato } from '../teste/dados.js';
import CadastroPrato from './CadastroPrato.js';
import GerenciarPratos from './GerenciarPratos.js';

const simular = (mais: Record<string, unknown> = {}) =>
  simularApi({
    'GET /categorias': [FUNDAMENTAL],
    'GET /preparos': [
      { id: 30, nome: 'ARROZ SIMPLES', porcoes: 10, criador: null, versao: 1, pendencias: 0 },
      { id: 31, nome: 'FEIJÃO', porcoes: 10, criador: null, versao: 1, pendencias: 0 },
    ],
    'GET /pratos': [prato(11, 'ALMOÇO')],
    'GET /fichas-tecnicas': fichaDe([ENERGIA]),
    ...mais,
  });

test('a dish of two preparations; the last row stays', async () => {
  const servidor = simular({ 'POST /pratos': { ...prato(11, 'ALMOÇO'), nutrientes: [ENERGIA] } });
  const { usuario } = renderTela(<CadastroPrato />);
  expect(botao('Remover Preparo 1')).toBeDisabled();
  await colar(usuario, screen.getByRole('textbox', { name: 'Nome' }), 'almoço');
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Integral/);
  await usuario.click(screen.getByRole('checkbox', { name: 'Jantar' }));
  await escolher(usuario, 'Preparo', 'Arroz simples');
  await usuario.click(botao('Adicionar preparo'));
  await escolher(usuario, 'Preparo', 'Feijão', screen.getByRole('group', { name: 'Preparo 2' }));
  await usuario.click(botao('Ver ficha técnica atual'));
  await screen.findByRole('table', { name: 'Ficha técnica por porção' });
  expect(servidor.de('GET /fichas-tecnicas')[0]?.busca).toEqual({ preparos: '30,31' });
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Prato?');
  await screen.findByText('Prato cadastrado com sucesso!');
  expect(servidor.de('POST /pratos')[0]?.corpo).toEqual({
    nome: 'ALMOÇO',
    categoria: { id: 4 },
    modalidade: 'INTEGRAL',
    tiposDaRefeicao: ['JANTAR'],
    preparos: [{ preparo: { id: 30 } }, { preparo: { id: 31 } }],
  });
});

test('the table shows stage and sheet; the edit sends the version; deleting asks', async () => {
  const servidor = simular({
    'PUT /pratos/11': { ...prato(11, 'ALMOÇO', { versao: 2 }), nutrientes: [ENERGIA] },
    'DELETE /pratos/11': undefined,
  });
  const { usuario } = renderTela(<GerenciarPratos />);
  const linha = await screen.findByRole('row', { name: /Almoço/ });
  expect(linha).toHaveTextContent('AlmoçoParcial – 1 refeiçãoFundamental – 6 a 10 anos');
  await usuario.click(botao('Ver ficha técnica de Almoço'));
  expect(
    within(await screen.findByRole('table', { name: 'Ficha técnica por porção' })).getByRole('row', {
      name: /Energia/,
    }),
  ).toHaveTextContent('358,00kcal');
  await acionar(usuario, 'Exibir', 'Almoço');
  await conferirHistorico(usuario, servidor, await esperarDialogo('Detalhes do Prato'), 'pratos/11');
  await usuario.keyboard('{Escape}');
  await acionar(usuario, 'Editar', 'Almoço');
  const modal = await esperarDialogo('Edição de Prato');
  await usuario.click(within(modal).getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar o Prato?');
  await screen.findByText('Prato atualizado com sucesso!');
  expect(servidor.de('PUT /pratos/11')[0]?.corpo).toMatchObject({
    versao: 1,
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    preparos: [{ preparo: { id: 30 } }],
  });
  await acionar(usuario, 'Excluir', 'Almoço');
  await confirmar(usuario, 'Deseja realmente excluir o Prato?');
  expect(await screen.findByText('Prato excluído com sucesso!')).toBeInTheDocument();
});

test('a copy has the stage and the preparations of the dish', async () => {
  const servidor = simular({
    'GET /pratos': [prato(11, 'ALMOÇO', { tiposDaRefeicao: ['ALMOCO'] })],
    'POST /pratos': { ...prato(12, 'ALMOÇO (CÓPIA)'), nutrientes: [ENERGIA] },
  });
  const lista = renderTela(<GerenciarPratos />);
  const valores = await duplicarLinha(lista, 'Almoço', '/cadastrar-prato', paraOsMesmos(lista.usuario));
  const { usuario } = renderTela(<CadastroPrato />, { valores });
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Prato?');
  await screen.findByText('Prato cadastrado com sucesso!');
  expect(servidor.de('POST /pratos')[0]?.corpo).toEqual({
    nome: 'ALMOÇO (CÓPIA)',
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    tiposDaRefeicao: ['ALMOCO'],
    preparos: [{ preparo: { id: 30 } }],
  });
});
