import { Link } from 'react-router-dom';

/** Shown at an address that belongs to no published area. */
export function EnderecoDesconhecido() {
  return (
    <section className="painel-de-falha">
      <h1>Este endereço não existe</h1>
      <p>Confira se ele foi digitado corretamente ou escolha uma tela no menu.</p>
      <Link to="/home" className="alvo">
        Ir para a Página Inicial
      </Link>
    </section>
  );
}
