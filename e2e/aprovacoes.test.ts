import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { violacoesDe } from './harness/axe.js';
import { acionar } from './harness/linhas.js';
import { entrar, preencherLogin } from './harness/login.js';
import { expect, test } from './harness/test.js';
import { criarUsuario, type UsuarioDeTeste } from './harness/usuarios.js';

interface Cadastrado {
  id: number;
  usuario: string;
}

async function idDe({ usuario }: UsuarioDeTeste): Promise<number> {
  const { chamar } = await comoConta('admin');
  const achado = (await chamar<Cadastrado[]>('GET', 'usuarios')).find((um) => um.usuario === usuario);
  if (!achado) throw new Error(`no user ${usuario}`);
  return achado.id;
}

/** As users read it: 'Pessoa de Teste 123'. */
const nomeDe = ({ nome }: UsuarioDeTeste) => nome.replace('PESSOA DE TESTE', 'Pessoa de Teste');

async function responderSim(page: Page, pergunta: string): Promise<void> {
  const aviso = page.getByRole('dialog', { name: 'Aviso' });
  await expect(aviso).toContainText(pergunta);
  await aviso.getByRole('button', { name: 'Sim' }).click();
}

test('a permission to manage users waits for a second holder, who finds it from the home; so does the end of her access', async ({
  page,
  novaPagina,
}) => {
  const { chamar } = await comoConta('admin');
  // The only other holder: the administrator of the demonstration was alone.
  const gestora = await criarUsuario(['USUARIOS']);
  const pessoa = await criarUsuario(['ITENS']);

  await entrar(page, 'admin');
  await page.goto(`/gerenciar-usuarios?nome=${encodeURIComponent(pessoa.nome)}`);
  await acionar(page, 'Editar', nomeDe(pessoa));
  const edicao = page.getByRole('dialog', { name: 'Edição de Usuário' });
  await edicao.getByRole('checkbox', { name: 'Usuários', exact: true }).check();
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await responderSim(page, 'Deseja realmente atualizar o Usuário?');
  await expect(
    page.getByText(/^Usuário atualizado com sucesso! A permissão Usuários espera a aprovação/),
  ).toBeVisible();
  const esperam = page.getByRole('list', { name: 'Esperam aprovação' });
  await expect(esperam.getByRole('listitem')).toContainText(`pede que ${nomeDe(pessoa)} receba a permissão Usuários`);
  await expect(esperam.getByRole('button')).toHaveText(['Retirar pedido']);
  expect(await violacoesDe(page)).toEqual([]);

  const outra = await novaPagina();
  await outra.goto('/');
  await preencherLogin(outra, gestora.usuario, gestora.senha);
  await outra.getByRole('link', { name: '1 pedido espera a sua aprovação', exact: true }).click();
  await outra.getByRole('button', { name: 'Aprovar' }).click();
  await responderSim(outra, `Deseja realmente aprovar que ${nomeDe(pessoa)} receba a permissão Usuários?`);
  await expect(outra.getByText('Pedido aprovado com sucesso!')).toBeVisible();
  await expect(outra.getByText('Esperam aprovação')).toBeHidden();

  const id = await idDe(pessoa);
  await chamar('DELETE', `usuarios/${String(id)}`);
  await outra.reload();
  await outra.getByRole('button', { name: 'Aprovar' }).click();
  await responderSim(outra, `Deseja realmente aprovar a desativação de ${nomeDe(pessoa)}?`);
  await expect(outra.getByText('Pedido aprovado com sucesso!')).toBeVisible();

  // Of two, one ends the access of the other at once: the administrator is alone again.
  await chamar('DELETE', `usuarios/${String(await idDe(gestora))}`);
});
