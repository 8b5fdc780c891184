package com.webforj.samples.views.colorfield;

import com.webforj.component.Composite;
import com.webforj.component.field.ColorField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;

@Route("colorfield")
@FrameTitle("Color field")
public class ColorFieldView extends Composite<FlexLayout> {

  private static final int SWATCHES = 4;

  private final FlexLayout self = getBoundComponent();
  private final List<Div> swatches = new ArrayList<>();

  public ColorFieldView() {
    ColorField base = new ColorField("Base color of the chart", Color.RED);
    base.onValueChange(event -> showPalette(event.getValue()));

    FlexLayout palette = new FlexLayout();
    for (int i = 0; i < SWATCHES; i++) {
      Div swatch = new Div();
      swatch.setSize("80px", "80px");
      swatches.add(swatch);
      palette.add(swatch);
    }
    showPalette(base.getValue());

    self.setDirection(FlexDirection.COLUMN);
    self.setMaxWidth("400px");
    self.setPadding("20px");
    self.add(base, palette);
  }

  /** Shows the color and three more, each with the hue turned by another 60 degrees. */
  private void showPalette(Color base) {
    if (base == null) {
      // The field is empty: keep the last palette.
      return;
    }
    float[] hsb = Color.RGBtoHSB(base.getRed(), base.getGreen(), base.getBlue(), null);
    for (int i = 0; i < SWATCHES; i++) {
      Color color = Color.getHSBColor(hsb[0] + i * 60 / 360f, hsb[1], hsb[2]);
      swatches.get(i).setStyle("background", ColorField.toHex(color));
    }
  }
}
