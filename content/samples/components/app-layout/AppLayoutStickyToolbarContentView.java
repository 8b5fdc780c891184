package com.webforj.samples.views.applayout;

import com.webforj.router.annotation.Route;

@Route(value = "content/:name", outlet = AppLayoutStickyToolbarView.class)
public class AppLayoutStickyToolbarContentView extends ContentView {
}
