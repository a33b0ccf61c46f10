import type { RedeSimulada } from './rede-simulada.js';

interface Publicacao {
  shell: string;
  /** Version of the area `cozinha`, which opens without a network. */
  cozinha: string;
  /** Version of the area `compras`, which does not. */
  compras?: string;
}

export const paginaDo = (shell: string): string => `<html><head><meta name=versao content=${shell}></head></html>`;

/** The addresses of the files of a publication that a phone keeps, without the page and the list of areas. */
export const arquivosDe = ({ shell, cozinha }: Publicacao): string[] =>
  [
    '/assets/fonte.abc.woff2',
    `/assets/shell.${shell}.js`,
    `/areas/cozinha/${cozinha}/remoteEntry.js`,
    `/areas/cozinha/${cozinha}/tela.js`,
  ].sort();

/** The text of a file says where it is. */
export const textoDe = (endereco: string): string => `file ${endereco}`;

/** Puts files of a shell and of the areas on the server: they stay when newer ones come. */
export function enviarArquivos(rede: RedeSimulada, publicacao: Publicacao): void {
  const { shell, cozinha } = publicacao;
  for (const endereco of arquivosDe(publicacao)) rede.por(endereco, textoDe(endereco));
  rede.por(`/assets/sem-rede.${shell}.json`, JSON.stringify(['assets/fonte.abc.woff2', `assets/shell.${shell}.js`]));
  rede.por(`/areas/cozinha/${cozinha}/sem-rede.json`, JSON.stringify(['remoteEntry.js', 'tela.js']));
}

export const publicarPagina = (rede: RedeSimulada, { shell }: Publicacao): void => rede.por('/', paginaDo(shell));

export function publicarAreas(rede: RedeSimulada, { shell, cozinha, compras = '1' }: Publicacao): void {
  const area = (id: string, versao: string, semRede: boolean) => ({
    versao,
    entrada: `/areas/${id}/${versao}/remoteEntry.js`,
    area: { telas: [{}, { semRede }] },
  });
  const areas = { cozinha: area('cozinha', cozinha, true), compras: area('compras', compras, false) };
  rede.por('/federation.json', JSON.stringify({ shell: { versao: shell }, areas }));
}

/** A publication that is over; a rollback is the same with older versions. */
export function publicar(rede: RedeSimulada, publicacao: Publicacao): void {
  enviarArquivos(rede, publicacao);
  publicarPagina(rede, publicacao);
  publicarAreas(rede, publicacao);
}

export type { Publicacao };
