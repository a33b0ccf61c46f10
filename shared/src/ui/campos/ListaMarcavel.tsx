import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { paraBusca, porRelevancia } from '@merenda/shared/formatos';
import { Checkbox, Flex, Input, Typography } from 'antd';
import { useState, type CSSProperties } from 'react';
import type { Entidade } from '../formulario/entidade.js';
import { Icone } from '../Icone.js';
import { SemOpcoes, type ConsultaDeOpcoes, type Opcao } from './SelectOpcoes.js';
import type { OQueSeEscolhe } from './SemRegistros.js';

/** Ends within a row, also where a finger needs 44 px: a cut row shows that there are more. */
const COM_ROLAGEM: CSSProperties = { maxHeight: 340, overflowY: 'auto' };

/** Until the options come, as high as a short list of them: the content below would move. */
const EM_ESPERA: CSSProperties = { minHeight: 'calc(9 * max(1lh, var(--linha-marcavel)))' };

interface ListaMarcavelProps<V extends string | number> {
  /** Names the group for screen readers; the visible label is the field's. */
  rotulo: string;
  /** The gender of the listed noun: 'a' shows 'Selecionar todas'. */
  artigo?: Entidade['artigo'];
  id?: string;
  'aria-describedby'?: string;
  opcoes: readonly Opcao<V>[] | undefined;
  /** The query of the options, if any: the list shows that it is loading or has failed, and can retry. */
  consulta?: ConsultaDeOpcoes;
  /** What the options are: an empty list says what to do. */
  de?: OQueSeEscolhe;
  value?: V[];
  onChange?: (valores: V[]) => void;
  disabled?: boolean;
}

/** From this many options on, a search box helps, and the list scrolls by itself. */
const COM_BUSCA = 15;

/** A check-list with 'Selecionar todos' or 'todas'. Options hidden by the search keep their state. */
export function ListaMarcavel<V extends string | number>({
  rotulo,
  artigo = 'o',
  opcoes = [],
  consulta,
  de,
  value = [],
  onChange,
  disabled,
  id,
  'aria-describedby': descricao,
}: ListaMarcavelProps<V>) {
  const [busca, setBusca] = useState('');
  const visiveis = porRelevancia(opcoes, busca, (opcao) => paraBusca(opcao.rotulo));
  const livres = visiveis.filter((opcao) => !opcao.desabilitada).map((opcao) => opcao.valor);
  const marcadas = new Set(value);
  const livresMarcadas = livres.filter((valor) => marcadas.has(valor)).length;

  function marcar(valores: V[], sim: boolean): void {
    const depois = new Set(marcadas);
    for (const valor of valores) {
      if (sim) depois.add(valor);
      else depois.delete(valor);
    }
    // In the order of the list, so that the same selection is always the same value.
    onChange?.(opcoes.map((opcao) => opcao.valor).filter((valor) => depois.has(valor)));
  }

  if (opcoes.length === 0 && (consulta || de)) {
    return (
      <div
        id={id}
        aria-describedby={descricao}
        role="group"
        aria-label={rotulo}
        tabIndex={-1}
        style={consulta?.isPending ? EM_ESPERA : undefined}
      >
        <SemOpcoes consulta={consulta} de={de} />
      </div>
    );
  }

  return (
    // A group does not support a field's 'required' and 'invalid': label and message show both.
    <Flex vertical gap={4} id={id} aria-describedby={descricao} role="group" aria-label={rotulo} tabIndex={-1}>
      {opcoes.length >= COM_BUSCA && (
        <Input
          type="search"
          prefix={<Icone de={SearchOutlined} />}
          placeholder="Buscar na lista"
          aria-label={`Buscar em ${rotulo}`}
          value={busca}
          onChange={(e) => setBusca(e.target.value)}
        />
      )}
      <Flex justify="space-between" align="center">
        <Checkbox
          disabled={disabled || livres.length === 0}
          checked={livres.length > 0 && livresMarcadas === livres.length}
          indeterminate={livresMarcadas > 0 && livresMarcadas < livres.length}
          onChange={(e) => marcar(livres, e.target.checked)}
        >
          {`Selecionar tod${artigo}s`}
        </Checkbox>
        <Typography.Text type="secondary">
          {value.length} de {opcoes.length}
        </Typography.Text>
      </Flex>
      <Flex vertical style={opcoes.length >= COM_BUSCA ? COM_ROLAGEM : undefined}>
        {visiveis.map((opcao) => (
          <Checkbox
            key={opcao.valor}
            disabled={disabled || opcao.desabilitada}
            checked={marcadas.has(opcao.valor)}
            onChange={(e) => marcar([opcao.valor], e.target.checked)}
          >
            {opcao.rotulo}
          </Checkbox>
        ))}
      </Flex>
    </Flex>
  );
}
