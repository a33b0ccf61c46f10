import { renderToString } from 'react-dom/server';
import { FormularioDeLogin } from './acesso/FormularioDeLogin.js';
import { MolduraDoLogin } from './acesso/MolduraDoLogin.js';
import { Marca } from './marca/Marca.js';
import { COR_DA_BARRA_DO_NAVEGADOR, variaveisCss } from './aparencia/tema.js';

/**
 * The page as it is delivered (`index.html`), made at build time: the login is in it, so it can be read and typed into
 * before any script has arrived. `App` then takes this very markup over.
 * @param antes address of the script that must run before the first paint
 */
export function pagina({ antes }: { antes: string }): string {
  const login = renderToString(
    <MolduraDoLogin cidade={null} links={[]}>
      <FormularioDeLogin
        ocupado={false}
        pronto={false}
        falha={null}
        aoEnviar={() => undefined}
        aoEsquecer={() => undefined}
      />
    </MolduraDoLogin>,
  );
  const icone = `data:image/svg+xml,${encodeURIComponent(renderToString(<Marca />))}`;
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="${COR_DA_BARRA_DO_NAVEGADOR}">
    <link rel="icon" href="${icone}">
    <title>Merenda Escolar – Gestão da Alimentação Escolar</title>
    <style>${variaveisCss}</style>
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
