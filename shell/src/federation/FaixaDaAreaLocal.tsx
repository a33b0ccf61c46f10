import { lerAreaLocal, limparAreaLocal, useAreaLocal } from './area-local.js';

/**
 * Reminds a developer that one area comes from their own machine, and can undo that. Only in a shell built for
 * development.
 */
export default function FaixaDaAreaLocal() {
  const { falhou } = useAreaLocal();
  const local = lerAreaLocal();
  if (!local) return null;
  return (
    <div role="status" className="faixa">
      <p>
        {falhou
          ? `${local.endereco} não respondeu: ${local.id} é a publicada.`
          : `${local.id} vem de ${local.endereco}.`}
      </p>
      <button
        type="button"
        className="botao"
        onClick={() => {
          limparAreaLocal();
          globalThis.location.reload();
        }}
      >
        Limpar
      </button>
    </div>
  );
}
