import type { AssinaturaDaFolha } from './folha.js';

/** The lines on which a report is signed: name, role and the day, which is written by hand. */
export function AssinaturasDaFolha({ assinaturas }: { assinaturas: readonly AssinaturaDaFolha[] }) {
  return (
    <div className="folha-assinaturas">
      {assinaturas.map(({ papel, nome }) => (
        <p key={papel}>
          <strong>{nome ?? 'Nome: ______________________'}</strong>
          <span>{papel}</span>
          <span>Data: ____/____/________</span>
        </p>
      ))}
    </div>
  );
}
