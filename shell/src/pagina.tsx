import { renderToString } from 'react-dom/server';
import { FormularioDeLogin } from './acesso/FormularioDeLogin.js';
import { MolduraDoLogin } from './acesso/MolduraDoLogin.js';
import { Marca } from './marca/Marca.js';
import type { Icones } from './aplicativo/manifesto.js';
import { fonteCss } from './aparencia/fonte.js';
import { CORES_DA_BARRA_DO_NAVEGADOR, variaveisCss } from './aparencia/tema.js';

/**
 * The page as it is delivered (`index.html`), made at build time: the login is in it, so it can be read and typed into
 * before any script has arrived. `App` then takes this very markup over.
 * @param antes address of the script that must run before the first paint
 * @param icones addresses of the installed application's icons
 * @param fonte address of the letters' file, which the browser asks for before it knows that a text needs it
 */
export function pagina({ antes, icones, fonte }: { antes: string; icones: Icones; fonte: string }): string {
  const login = renderToString(
    <MolduraDoLogin cidade={null} links={[]}>
      {/* `Login` hides it during the second step. */}
      <div>
        <FormularioDeLogin
          ocupado={false}
          pronto={false}
          falha={null}
          aoEnviar={() => undefined}
          aoEsquecer={() => undefined}
        />
      </div>
    </MolduraDoLogin>,
  );
  const icone = `data:image/svg+xml,${encodeURIComponent(renderToString(<Marca />))}`;
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${CORES_DA_BARRA_DO_NAVEGADOR.claro}">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${CORES_DA_BARRA_DO_NAVEGADOR.escuro}">
    <link rel="icon" href="${icone}">
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="apple-touch-icon" href="${icones.apple}">
    <title>Merenda Escolar – Gestão da Alimentação Escolar</title>
    <link rel="preload" href="${fonte}" as="font" type="font/woff2" fetchpriority="low" crossorigin>
    <style>${fonteCss(fonte)}${variaveisCss}</style>
    <script src="${antes}"></script>
  </head>
  <body>
    <div id="raiz">${login}</div>
    <div id="avisos"></div>
    <noscript>Este sistema precisa de JavaScript. Ative-o no seu navegador e recarregue a página.</noscript>
  </body>
</html>
`;
}
