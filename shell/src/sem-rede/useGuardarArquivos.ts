import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { instalado } from '../aplicativo/instalacao.js';
import type { FederacaoEmUso } from '../federation/conciliar.js';
import { versaoDoShell } from '../federation/registry.js';
import { aoSossegar, poupaDados } from '../federation/sossego.js';
import { abreSemRede } from './telas-sem-rede.js';

/** Browsers that have everything that it takes; none of it is there on http, except on localhost. */
const pode = 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/**
 * Keeps what the screens without a network need, once the page is complete, and again when another version is
 * published. Who saves data gets them by opening such a screen or by installing the product. Nothing is kept while an
 * area is under development.
 */
export function useGuardarArquivos(federacao: FederacaoEmUso | undefined): void {
  const { pathname } = useLocation();
  const areas = federacao?.areas.filter(({ area }) => abreSemRede(area)) ?? [];
  const aberta = areas.some(({ area }) => area.telas.some((tela) => tela.semRede && tela.caminho === pathname));
  const emDesenvolvimento =
    process.env.DESENVOLVIMENTO === '1' || federacao?.areas.some(({ versao }) => versao === 'dev');
  const shell = versaoDoShell();
  const guarda =
    pode && shell !== null && areas.length > 0 && !emDesenvolvimento && (aberta || instalado() || !poupaDados());
  const versoes = JSON.stringify(areas.map(({ area: { id }, versao }) => ({ id, versao })));
  // The published list beside it.
  const novas = JSON.stringify(federacao?.novas);
  useEffect(() => {
    if (!guarda) return undefined;
    return aoSossegar(() => {
      void import('./registrar.js').then(({ guardarParaSemRede }) =>
        guardarParaSemRede(shell, JSON.parse(versoes) as { id: string; versao: string }[]),
      );
    });
  }, [guarda, shell, versoes, novas]);
}
