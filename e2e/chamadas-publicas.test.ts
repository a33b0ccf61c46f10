import { comoUsuario } from './harness/api.js';
import { confirmarComSim, escolher, preencherData } from './harness/campos.js';
import { corpoDaChamada } from './harness/chamadas.js';
import { acionar } from './harness/linhas.js';
import { comProduto } from './harness/produtos.js';
import { abrirTela } from './harness/tela.js';
import { expect, test } from './harness/test.js';
import { comUnidade } from './harness/unidades.js';
import { comUsuario } from './harness/usuarios.js';
import { novaVez } from './harness/vez.js';

test('a buyer takes a public call from its publication over the ranking to the contract', async ({ conta }) => {
  const unidade = await comUnidade();
  const produto = await comProduto();
  const comprador = await comUsuario(['AQUISICOES'], [unidade]);
  const numero = `CP${novaVez()}`;
  const { chamar } = await comoUsuario(comprador);
  await chamar('POST', 'chamadas-publicas', corpoDaChamada(numero, unidade, produto));
  const page = await conta(comprador);
  const chamada = `${numero}/2026`;
  const linha = page.getByRole('row').filter({ hasText: chamada });
  await abrirTela(page, '/chamadas-publicas');

  await acionar(page, 'Publicar', chamada);
  await confirmarComSim(page, /publicar a Chamada Pública/, 'Chamada Pública publicada com sucesso!');

  await acionar(page, 'Projetos de venda', chamada);
  const projetos = page.getByRole('dialog', { name: 'Projetos de venda' });
  await projetos.getByRole('button', { name: 'Adicionar projeto' }).click();
  await escolher(projetos, 'Fornecedor com CAF', 'Sítio Boa Vista');
  await escolher(projetos, 'Localidade', 'Local');
  await escolher(projetos, 'Certificado orgânico ou agroecológico', 'Sim');
  await projetos.getByRole('combobox', { name: /Produto/ }).click();
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').first().click();
  await projetos.getByLabel('Quantidade').fill('12');
  await projetos.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente gravar os projetos de venda?');

  await acionar(page, 'Classificar', chamada);
  await confirmarComSim(page, /classificar os projetos de venda/, 'Projetos de venda classificados com sucesso!');
  await acionar(page, 'Homologar', chamada);
  await confirmarComSim(page, 'Deseja realmente homologar a Chamada Pública?');
  await expect(linha.getByText('Homologada')).toBeVisible();

  await acionar(page, 'Gerar contrato', chamada);
  const contrato = page.getByRole('dialog', { name: 'Gerar contrato' });
  await contrato.getByLabel('Número do processo administrativo').fill('77/2026');
  await escolher(contrato, 'Fonte de recurso', 'PNAE');
  await preencherData(contrato, 'Data do contrato', '18/11/2026');
  await preencherData(contrato, 'Vigência', '31/12/2026');
  await contrato.getByRole('button', { name: 'Gerar contrato' }).click();
  await confirmarComSim(page, 'Deseja realmente gerar o contrato desta Chamada Pública?');

  // 10 of the 12 that are offered, at 7.00 + 0.40.
  await abrirTela(page, '/gerenciar-aquisicoes');
  const aquisicao = page.getByRole('row').filter({ hasText: chamada });
  await expect(aquisicao.getByText('R$ 74,00')).toBeVisible();
  await expect(aquisicao.getByText('Pendente')).toBeVisible();
});
