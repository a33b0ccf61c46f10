import { Flex, Input, Typography } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';

interface CelulaDaGradeProps {
  /** Its column and its row, for screen readers. */
  rotulo: string;
  texto: string;
  numerica: boolean;
  /** How wide its column is, in letters; 0: as wide as its place. */
  letras: number;
  /** What it may hold; empty for a free text. */
  opcoes: readonly string[];
  /** What it is read as while it is empty. */
  padrao: string;
  /** Why it is refused. */
  motivos: readonly string[];
  desabilitada: boolean;
  /** Its place in the grid, by which the keys find it. */
  lugar: string;
  aoCorrigir: (texto: string) => void;
  aoDesfazer: () => void;
}

/** A refusal needs the width of a sentence. */
const LETRAS_DA_RECUSA = 22;

/**
 * A cell that is corrected in place: what is typed counts when the focus leaves it, Esc takes it back. Ctrl+Z undoes the
 * last correction unless something is typed.
 */
export function CelulaDaGrade({
  rotulo,
  texto,
  numerica,
  letras,
  opcoes,
  padrao,
  motivos,
  desabilitada,
  lugar,
  aoCorrigir,
  aoDesfazer,
}: CelulaDaGradeProps) {
  const id = useId();
  const [digitado, setDigitado] = useState<string | null>(null);
  // Thousands of options are only written for the cell that needs them.
  const [comOpcoes, setComOpcoes] = useState(false);
  const recusada = motivos.length > 0;

  function aoTeclar(evento: KeyboardEvent): void {
    if (evento.key === 'Escape') setDigitado(null);
    if (evento.key.toLowerCase() !== 'z' || !(evento.ctrlKey || evento.metaKey) || digitado !== null) return;
    evento.preventDefault();
    aoDesfazer();
  }

  return (
    <Flex
      vertical
      style={letras === 0 ? undefined : { minWidth: `${Math.max(letras, recusada ? LETRAS_DA_RECUSA : 0) + 3}ch` }}
    >
      <Input
        variant="filled"
        size="small"
        aria-label={rotulo}
        aria-invalid={recusada}
        aria-describedby={recusada ? id : undefined}
        status={recusada ? 'error' : undefined}
        disabled={desabilitada}
        style={{ textAlign: numerica ? 'right' : undefined }}
        data-lugar={lugar}
        data-digitando={digitado === null ? undefined : true}
        list={comOpcoes ? `${id}-opcoes` : undefined}
        placeholder={padrao}
        onFocus={() => setComOpcoes(opcoes.length > 0)}
        value={digitado ?? texto}
        onChange={(evento) => setDigitado(evento.target.value)}
        onKeyDown={aoTeclar}
        onBlur={() => {
          const novo = digitado?.trim() ?? texto;
          setDigitado(null);
          setComOpcoes(false);
          if (novo !== texto) aoCorrigir(novo);
        }}
      />
      {comOpcoes && (
        <datalist id={`${id}-opcoes`}>
          {opcoes.map((opcao) => (
            <option key={opcao} value={opcao} />
          ))}
        </datalist>
      )}
      {recusada && (
        <Typography.Text id={id} type="danger" style={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
          {motivos.join(' ')}
        </Typography.Text>
      )}
    </Flex>
  );
}
