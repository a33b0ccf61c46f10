import { nomeProprio, paraBusca, porRelevancia } from '@merenda/shared/formatos';
import { EstadoVazio } from '@merenda/shared/ui';
import { Card, Input } from 'antd';
import { useId, useState } from 'react';

interface ListaDeAlunosProps {
  titulo: string;
  alunos: readonly { nome: string }[];
  vazio: string;
}

/** From this many names on, a search box helps. */
const COM_BUSCA = 10;

/** Names in a pane of its own, at most 600 px high (specification 3, section 9). */
export function ListaDeAlunos({ titulo, alunos, vazio }: ListaDeAlunosProps) {
  const id = useId();
  const [busca, setBusca] = useState('');
  const visiveis = porRelevancia(alunos, busca, ({ nome }) => paraBusca(nome));
  return (
    <Card size="small" title={<span id={id}>{`${titulo} (${alunos.length})`}</span>}>
      {alunos.length >= COM_BUSCA && (
        <Input.Search
          allowClear
          placeholder="Buscar aluno"
          aria-label={`Buscar em ${titulo}`}
          value={busca}
          onChange={(e) => setBusca(e.target.value)}
          style={{ marginBottom: 8 }}
        />
      )}
      {visiveis.length === 0 ? (
        <EstadoVazio mensagem={alunos.length === 0 ? vazio : 'Nenhum aluno com este nome.'} />
      ) : (
        // Focusable, so that a keyboard can scroll it.
        <div className="desperdicio-painel" role="region" aria-labelledby={id} tabIndex={0}>
          <ol>
            {visiveis.map(({ nome }, i) => (
              <li key={i}>{nomeProprio(nome)}</li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}
