interface GraficoProps {
  data: readonly Record<string, string | number>[];
  xField: string;
  yField: string;
  colorField?: string;
  scale?: { color?: { domain?: readonly string[] } };
  axis: { x: { labelFormatter?: (nome: string) => string }; y: { title: string } };
}

/**
 * Replaces the charts of '@ant-design/charts' in tests, since jsdom has no canvas: an output with the measure as its
 * name, the series in the order of their colours as its title, and one text for each column (its name, the label below
 * it where this differs, its series, its value).
 */
function Grafico({ data, xField, yField, colorField, scale, axis }: GraficoProps) {
  const textos = data.map((coluna) => {
    const nome = String(coluna[xField]);
    const rotulo = axis.x.labelFormatter ? axis.x.labelFormatter(nome) : nome;
    const serie = colorField === undefined ? [] : [coluna[colorField]];
    return [nome, ...(rotulo === nome ? [] : [`[${rotulo}]`]), ...serie, coluna[yField]].join(' ');
  });
  return (
    <output aria-label={axis.y.title} title={scale?.color?.domain?.join('; ')}>
      {textos.join('; ')}
    </output>
  );
}

/** @public The resolver of tests puts this file in the place of the library. */
export const Bar = Grafico;
/** @public */
export const Column = Grafico;
