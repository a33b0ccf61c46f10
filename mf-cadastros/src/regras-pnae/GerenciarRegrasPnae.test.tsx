import type { RegraPnae } from '@merenda/shared/contratos';
import { conferirHistorico, esperarDialogo, renderTela, simularApi, vencerConflito } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import GerenciarRegrasPnae from './GerenciarRegrasPnae.js';

const REGRA: RegraPnae = {
  id: 5,
  codigo: 'INGR',
  regra: 'Ingredientes culinários processados: máximo',
  operador: '<=',
  valor: 5,
  unidade: '% do recurso',
  periodo: 'ano',
  escopo: 'EEx',
  norma: 'Res. 3/2025',
  vigenteDe: null,
  vigenteAte: null,
  certeza: 'indício',
  versao: 2,
};

test('a rule has its value, validity and norm in words, and says that it must be checked', async () => {
  simularApi({ 'GET /regras-pnae': [REGRA] });
  renderTela(<GerenciarRegrasPnae />);
  expect(await screen.findByRole('row', { name: /Ingredientes culinários/ })).toHaveTextContent(
    'no máximo 5 % do recursoa conferirRes. 3/2025A conferir',
  );
});

test('a rule that another user corrected meanwhile: the typed values can be saved with the current version', async () => {
  const servidor = simularApi({ 'GET /regras-pnae': [REGRA] });
  const { usuario } = renderTela(<GerenciarRegrasPnae />);
  await usuario.click(await screen.findByRole('button', { name: /^Editar Ingredientes/ }));
  const conferencia = await screen.findByRole('textbox', { name: 'Conferência' });
  await usuario.clear(conferencia);
  await usuario.type(conferencia, 'verificado');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /regras-pnae/5',
    leitura: ['GET /regras-pnae', [{ ...REGRA, valor: 4, versao: 3 }]],
    salvo: { ...REGRA, valor: 4, certeza: 'verificado', versao: 4 },
  });
  expect(corpo).toEqual({
    valor: 4,
    norma: 'Res. 3/2025',
    vigenteDe: null,
    vigenteAte: null,
    certeza: 'verificado',
    versao: 3,
  });
});

test('the details of a rule have its history', async () => {
  const servidor = simularApi({ 'GET /regras-pnae': [REGRA] });
  const { usuario } = renderTela(<GerenciarRegrasPnae />);
  await usuario.click(await screen.findByRole('button', { name: /^Exibir Ingredientes/ }));
  const detalhes = await esperarDialogo('Detalhes da Regra do PNAE');
  await conferirHistorico(usuario, servidor, detalhes, 'regras-pnae/5');
});
