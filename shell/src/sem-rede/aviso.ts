/**
 * Asks in a dialog 'Aviso' of the browser itself, also where antd is not loaded, as `confirmar` asks on the screens.
 * Closing it in any other way than with 'Sim' means no.
 */
export function perguntarAviso(pergunta: string): Promise<boolean> {
  const janela = document.createElement('dialog');
  janela.className = 'acesso-dialogo';
  janela.setAttribute('aria-label', 'Aviso');
  const titulo = document.createElement('h2');
  titulo.textContent = 'Aviso';
  const texto = document.createElement('p');
  texto.textContent = pergunta;
  const acoes = document.createElement('form');
  acoes.method = 'dialog';
  acoes.className = 'painel-de-falha-acoes';
  acoes.append(botao('Cancelar', 'botao'), botao('Sim', 'botao botao-primario'));
  janela.append(titulo, texto, acoes);
  document.body.append(janela);
  janela.showModal();
  return new Promise((resolve) => {
    janela.addEventListener('close', () => {
      janela.remove();
      resolve(janela.returnValue === 'Sim');
    });
  });
}

function botao(rotulo: string, classe: string): HTMLButtonElement {
  const elemento = document.createElement('button');
  elemento.value = rotulo;
  elemento.textContent = rotulo;
  elemento.className = classe;
  return elemento;
}
