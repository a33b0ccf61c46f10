import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { trazerHistoria } from '../../banco/historia.js';
import type { Transacao } from '../../banco/transacao.js';
import { criarCardapios } from './cardapios.js';
import { criarCatalogo } from './catalogo.js';
import { criarChamadas } from './chamadas.js';
import { criarAquisicoes } from './compras.js';
import { movimentarContaDoPnae } from './dinheiro-do-pnae.js';
import { entregarNoAno } from './entregas-do-ano.js';
import { encherEstoques } from './estoque.js';
import { importarExtrato } from './extrato.js';
import { criarFornecedores } from './fornecedores.js';
import { lancarCardapios } from './lancamentos.js';
import { criarPreparos } from './preparos.js';
import { servirRefeicoes } from './refeicoes.js';
import { criarSolicitacoes } from './solicitacoes.js';
import { criarUnidades, MUNICIPIO } from './unidades.js';
import { criarUsuarios } from './usuarios.js';

/**
 * Creates the demonstration municipality in a database with the reference data. Its dates are relative to `hoje`,
 * 'YYYY-MM-DD'. Only the role that owns the tables can date its history.
 */
export async function criarMunicipio(tx: Transacao, hoje: string): Promise<void> {
  await trazerHistoria(tx, 'demonstracao');
  await configurarMunicipio(tx);
  const unidades = await criarUnidades(tx, hoje);
  const usuario = await criarUsuarios(tx, unidades);
  const comAutor = Object.assign(tx, { autor: usuario('admin') });
  const catalogo = await criarCatalogo(comAutor);
  const fornecedor = await criarFornecedores(comAutor);
  const compras = await criarAquisicoes(comAutor, unidades, catalogo, fornecedor, hoje);
  await criarChamadas(comAutor, unidades, catalogo, fornecedor, compras, hoje);
  await entregarNoAno(comAutor, unidades, catalogo, compras, hoje);
  await encherEstoques(comAutor, unidades, catalogo, hoje);
  await criarSolicitacoes(comAutor, unidades, catalogo, compras, hoje);
  await movimentarContaDoPnae(comAutor, hoje);
  await importarExtrato(comAutor, hoje);
  const preparo = await criarPreparos(comAutor, catalogo, usuario('nutricionista'));
  await lancarCardapios(comAutor, unidades, await criarCardapios(comAutor, preparo), hoje);
  await servirRefeicoes(comAutor, unidades, usuario, hoje);
}

/** Names the municipality and gives its login some links. */
async function configurarMunicipio(tx: Transacao): Promise<void> {
  await tx.update(municipio).set({
    ...MUNICIPIO,
    linkSuporte: 'mailto:suporte@merenda.example',
    linkSite: 'https://municipio.example',
    linkFacebook: 'https://www.facebook.com',
    linkInstagram: 'https://www.instagram.com',
    nutricionistaNome: 'Nutricionista',
    nutricionistaCrn: 'CRN-03/1234',
  });
}
